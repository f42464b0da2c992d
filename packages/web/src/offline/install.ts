/**
 * Lets the page be kept in the browser, so that it opens and can be installed without a line. Browsers allow that over https and on
 * the machine itself; elsewhere, as on plain http in the house, the page needs its server.
 */
export const keepPage = (): void => {
  if (!isSecureContext || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined); // a browser that does not want to
  });
};
