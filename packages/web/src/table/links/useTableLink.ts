import { live } from '../../live/live.ts';
import { type Route, showRoute } from '../../router.ts';
import { useStore } from '../../store.ts';
import { inviteOrigin } from '../origin.ts';

/** A link to a table that works on other devices, too. */
export interface TableLink {
  readonly link: string;
  /** It does not: only this computer finds the server. */
  readonly onlyHere: boolean;
}

export const useTableLink = (route: Extract<Route, { readonly page: 'table' }>): TableLink => {
  const { origin, onlyHere } = inviteOrigin(location, useStore(live().address));
  return { link: `${origin}${showRoute(route)}`, onlyHere };
};
