/** Where a link to a table should lead. */
export interface InviteOrigin {
  readonly origin: string;
  /** Only this computer finds it there. */
  readonly onlyHere: boolean;
}

const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The page's own origin; for a page opened by a name that means every computer itself, the server's address where it has one. */
export const inviteOrigin = (
  page: { readonly origin: string; readonly hostname: string },
  address: string | null,
): InviteOrigin =>
  OWN_NAMES.includes(page.hostname)
    ? { origin: address ?? page.origin, onlyHere: address === null }
    : { origin: page.origin, onlyHere: false };
