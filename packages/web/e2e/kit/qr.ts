import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads from a picture on the page; `undefined`: nothing. */
export const scan = async (picture: Locator): Promise<string | undefined> => {
  const png = (await picture.screenshot()).toString('base64');
  const { pixels, width, height } = await picture.page().evaluate(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const drawn = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: [...drawn], width: image.width, height: image.height };
  }, png);
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
};
