import type { IconDrawing } from '../src/ui/drawing.ts';

/** Tabler's are drawn in lines on 24 by 24; those of game-icons.net are solid, on 512 by 512. */
const SETS = {
  tabler: { style: 'line', size: 24, load: () => import('@iconify-json/tabler') },
  'game-icons': { style: 'solid', size: 512, load: () => import('@iconify-json/game-icons') },
} as const;

const isSet = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name);

/** The outlines of an icon's body, which must be made of paths alone: pen and colour are ours, by its style. */
const outlinesOf = (body: string): readonly string[] => {
  const other = /<(?!\/?(?:g|path)\b)/.exec(body) ?? /\b(?:transform|opacity)=/.exec(body);
  if (other !== null) throw new Error(`an icon of more than paths: ${body}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline);
};

/** One icon, by `<set>/<name>`. */
export const iconDrawing = async (address: string): Promise<IconDrawing> => {
  const [from = '', name = ''] = address.split('/');
  if (!isSet(from)) throw new Error(`no set of icons: ${from}`);
  const { style, size, load } = SETS[from];
  const { icons } = await load();
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`no such icon: ${address}`);
  return { style, size, outlines: outlinesOf(icon.body) };
};
