import { lazily } from '../../ui/lazily.tsx';

/** A link as a picture to be scanned. */
export interface QrProps {
  readonly link: string;
}

const QrDrawing = lazily<QrProps>(async () => (await import('./QrDrawing.tsx')).QrDrawing);

/** The picture of a link; its place is kept until it is drawn. */
export const Qr = ({ link }: QrProps) => (
  <div class="qr">
    <QrDrawing link={link} />
  </div>
);
