import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { readAtlas, type World } from '../build/maps.ts';
import { cardOf, PRODUCTS } from '../src/games/wide-world/model.ts';
import { ORIGINS } from '../src/games/wide-world/places.ts';

test('the mark of every country stands in that country', async () => {
  const atlas = await readAtlas<World>('world-atlas/countries-110m.json');
  const { features } = feature(atlas, atlas.objects.countries);
  const other: { readonly [id: string]: string } = {
    'great-britain': 'United Kingdom',
    'united-states': 'United States of America',
  };
  for (const country of new Set(PRODUCTS.map((product) => cardOf(product).country))) {
    const name = other[country] ?? country.replace('-', ' ');
    const shape = features.find(({ properties }) => properties.name.toLowerCase() === name.toLowerCase());
    const { longitude, latitude } = ORIGINS[country];
    expect(shape !== undefined && geoContains(shape, [longitude, latitude]), country).toBe(true);
  }
});
