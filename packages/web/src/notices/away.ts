/** What somebody is told who looks at something else. */
export interface AwayNotice {
  readonly title: string;
  readonly text: string;
  /** Of one table only the latest is shown, whichever of our pages tells it. */
  readonly table: string;
}

/** Whether this browser may show notices; `impossible`: it cannot, or not at an address like this. */
export type Notices = 'impossible' | 'unasked' | 'allowed' | 'forbidden';

export const noticesState = (): Notices => {
  if (!('Notification' in window) || !isSecureContext) return 'impossible';
  switch (Notification.permission) {
    case 'default':
      return 'unasked';
    case 'granted':
      return 'allowed';
    case 'denied':
      return 'forbidden';
  }
};

/** Asks the reader, by the browser's own question. Only after a press of a button. */
export const askForNotices = async (): Promise<Notices> => {
  await Notification.requestPermission();
  return noticesState();
};

/** Shows a notice if nobody looks at the page and it was allowed. */
export const notifyAway = ({ title, text, table }: AwayNotice): void => {
  if (!document.hidden || noticesState() !== 'allowed') return;
  try {
    const notice = new Notification(title, { body: text, tag: table });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // some browsers on phones show none of a page's own; sound and title still tell
  }
};
