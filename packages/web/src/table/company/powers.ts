import type { Sitter, TableInfo } from '@tabletrotter/protocol';

/** How long a bot plays for a person; `null`: no more. */
export type StandIn = Extract<Sitter, { readonly kind: 'person' }>['standIn'];

interface Standing {
  readonly info: Pick<TableInfo, 'status' | 'sitters' | 'hostAway'>;
  readonly seat: number;
  readonly viewer: number | null;
  /** The seat is asked to act. */
  readonly asked: boolean;
  /** The viewer has the host's powers. */
  readonly host: boolean;
}

/** What the viewer may have a bot do for a seat: the host, or anybody at the table while the host is away; nobody for oneself. */
export const standsFor = ({ info, seat, viewer, asked, host }: Standing): readonly StandIn[] => {
  const sitter = info.sitters[seat];
  if (info.status !== 'playing' || sitter?.kind !== 'person' || seat === viewer) return [];
  if (!host && (viewer === null || !info.hostAway)) return [];
  if (sitter.standIn !== null) return [null];
  return [...(asked ? (['turn'] as const) : []), ...(sitter.present ? [] : (['back'] as const))];
};
