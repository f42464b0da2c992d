import type { Plugin } from 'vite';
import { iconDrawing } from './icons.ts';
import { jigsawDrawing } from './jigsaw/drawing.ts';
import { mapDrawing } from './maps.ts';

/** What can be imported as a drawing: `icon:<set>/<name>` and `map:<name>`. Each returns JSON, or throws on an unknown name. */
const KINDS: { readonly [scheme: string]: (name: string) => Promise<object> } = {
  icon: iconDrawing,
  map: (name) => (name === 'jigsaw' ? jigsawDrawing() : mapDrawing(name)),
};

const PREFIX = '\0drawn:';

/**
 * Pictures that are computed when the page is built and come as plain data: `import hat from 'icon:game-icons/fedora'`.
 * Only what is imported is bundled, beside the code that shows it; what does not exist breaks the build.
 */
export const drawn = (): Plugin => ({
  name: 'drawn',
  resolveId: (id) => (Object.hasOwn(KINDS, id.split(':')[0] ?? '') ? PREFIX + id : undefined),
  async load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    const [scheme = '', name = ''] = id.slice(PREFIX.length).split(':');
    const drawing = await KINDS[scheme]?.(name);
    return { code: `export default ${JSON.stringify(drawing)}`, moduleType: 'js' };
  },
});
