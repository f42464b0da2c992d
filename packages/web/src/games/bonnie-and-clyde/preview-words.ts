import type { Sentence } from '@tabletrotter/rules';
import type { Outlook, Preview } from './preview.ts';
import { line } from './words.ts';

const LOOKS = {
  take: 'board.preview.look-take',
  leave: 'board.preview.look-leave',
  'by-car': 'board.preview.look-by-car',
} as const;

const pointsWords = ({ count, preview: { each, points } }: Outlook): Sentence => {
  const { least, most } = points;
  if (each !== null) return line('board.preview.sum', { cards: count, each, count: most });
  return least === most ? line('board.preview.points', { count: most }) : line('board.preview.range', { least, count: most });
};

const lookWords = ({ kind, preview: { look } }: Outlook): Sentence => {
  if (look === null) return line('board.preview.look-nothing');
  if (kind === 'peek') return line('board.preview.look-somewhere');
  return line(LOOKS[look.outlaw]);
};

const carWords = ({ kind, preview: { car } }: Outlook): Sentence =>
  line(kind === 'peek' || kind === 'discard' ? 'board.preview.car-stays' : 'board.preview.car-to', { to: car.join(' / ') });

const endWords = ({ ends, points, shutsOut }: Preview): readonly Sentence[] => {
  switch (ends) {
    case null:
      return [];
    case 'turn':
      return [line('board.preview.ends-turn')];
    case 'round':
      return [line('board.preview.ends-round')];
    case 'out': {
      const out = line('board.preview.ends-out', { count: points.most });
      return shutsOut ? [out, line('board.preview.shut-out')] : [out];
    }
  }
};

/** A preview in sentences, the points first. */
export const previewWords = (outlook: Outlook): readonly Sentence[] => {
  switch (outlook.kind) {
    case 'discard':
      return [...endWords(outlook.preview), carWords(outlook)];
    case 'peek':
      return [lookWords(outlook), carWords(outlook)];
    default:
      return [pointsWords(outlook), lookWords(outlook), carWords(outlook)];
  }
};
