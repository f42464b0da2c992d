import type { Piece } from '@tabletrotter/rules/games/carmen-junior';
import type { Outline } from './plane.ts';

/** A stretch of water, by its outline; what is land within the outline stays as it is. */
export interface Sea {
  /** The piece it lies on; `nearest`: that of the nearest coast; `still`: no piece's, printed on the board itself. */
  readonly on: Piece | 'nearest' | 'still';
  readonly outline: Outline;
}

/** From `west` to `east` and `south` to `north`. */
const box = (on: Sea['on'], west: number, south: number, east: number, north: number): Sea => ({
  on,
  outline: `${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}`,
});

/**
 * Seas that belong to the land around them, placed so that pieces touch just where CJ-1.2 says so. The first that holds a place
 * counts.
 */
export const SEAS: readonly Sea[] = [
  // Denmark Strait, where the Arctic and the Atlantic meet between Greenland and Iceland
  { on: 'arctic-ocean', outline: '-33 67.6, -28 66.2, -24 67.2, -20 68.5, -20 71, -26 70' },
  { on: 'atlantic-ocean', outline: '-38 65, -33 67.6, -28 66.2, -26 64.5, -30 62' },
  box('amazon', -81, 1.2, -77, 7), // Colombia looks at the Pacific
  // Alaska reaches the map's left edge, Russia its right one, so that the Pacific and the Arctic do not meet at Bering Strait
  box('alaska', -170, 62.5, -160, 68.5),
  box('russia', 178, 63.5, 191, 69.5),
  // Canada's islands, and Baffin Bay, where Canada and Greenland touch
  { on: 'nearest', outline: '-85 83.5, -125 77, -128 70, -80 50, -66 60, -56 66, -52 68, -55 84' },
  // Central America is narrow, and gets sea on both sides
  { on: 'central-america', outline: '-94 14.6, -92.5 11.5, -87 7.2, -83 4.6, -80.5 5.5, -78.5 9, -88 15' },
  { on: 'central-america', outline: '-88 15, -86 18, -82 17, -80.5 13, -80 10.5, -77.5 10, -78 8.5' },
  // the Caribbean, and the Gulf of Mexico between three pieces
  {
    on: 'caribbean',
    outline: '-86.5 22.5, -80 24.6, -78 28, -70 24, -60 20, -57.5 14, -60 10, -71 13, -76 10.5, -81 12, -83 17, -86.5 19',
  },
  box('nearest', -99, 15, -80, 31),
  box('nearest', -84, 8, -60, 20),
  // Cape Horn reaches the lower edge, so that the Pacific and the Atlantic do not meet
  { on: 'patagonia', outline: '-78 -60, -74 -50, -64 -52, -60 -60' },
  box('nearest', -69, -54, -57, -50),
  // the North Sea, the Channel, the Irish Sea and the Baltic
  { on: 'british-isles', outline: '-11 59.5, -9 53, -9 50, -5 49.2, 0 50.3, 3 52.5, 3.5 56, 1 61, -3 61.5' },
  box('nearest', -6, 50, 31, 66),
  // the Norwegian Sea carries Iceland
  { on: 'scandinavia', outline: '-22 66.6, -24.5 65.6, -24 63.5, -19 62.8, -7 61.3, 6 61, 12 66, 5 67.2, -12 67.5' },
  // the east of the Mediterranean lies between four pieces of which not all touch
  { on: 'still', outline: '15.5 36.2, 15.5 33, 19 31.5, 24 33, 29 32, 33 32.5, 34 35, 30 35.8, 26 34.3, 22 35.7, 19 38' },
  box('nearest', -6, 30, 42, 47),
  box('nearest', 27, 40, 42, 48),
  // the Red Sea and the gulfs
  box('nearest', 32, 10, 50, 31),
  box('middle-east', 47, 22, 61, 31),
  box('russia', 35, 63, 45, 69), // White Sea
  // the Caspian
  box('nearest', 46, 36, 55, 48),
  { on: 'russia', outline: '50 68, 70 66, 75 72, 105 76, 140 71, 160 69.5, 160 73, 140 77, 105 80, 66 77.5, 50 73' },
  // the Mozambique Channel
  { on: 'southern-africa', outline: '35 -25, 45 -26, 50 -12, 40.5 -11, 38 -17' },
  // south-east Asia's seas
  {
    on: 'southeast-asia',
    outline:
      '95 5, 98 17, 107 18.5, 110 17, 118 20, 122.5 19.5, 127 10, 128 3, 141 -1, 141 -8, 132 -9.5, 124 -11, 110 -9, 100 -3',
  },
  { on: 'australia', outline: '131 -20, 131 -10, 141 -7, 152 -2, 156 -5, 156.5 -9, 152 -20, 145 -20' },
  { on: 'china', outline: '108 18.5, 110 17.5, 118 20.5, 122.5 23.5, 126 27, 127.5 31, 127 33.5, 126 41, 117 41, 108 23' },
  // the Sea of Japan and the Sea of Okhotsk
  { on: 'russia', outline: '137 54, 142 46, 146 45.5, 155 51.5, 163 59, 163 63, 140 61' },
  { on: 'japan', outline: '127.5 28, 134 30, 142 32.5, 146.5 40, 147 43.5, 143 45.7, 139.5 46, 137 41.5, 132 37.5, 129.3 34.5' },
  { on: 'nearest', outline: '126 33, 130 30, 142 45, 142 53, 138 54, 127 40' },
  // the Tasman Sea carries New Zealand
  { on: 'australia', outline: '148 -38, 151 -29, 172 -34, 176 -38, 170 -47, 160 -46' },
];

/** The open sea beyond the coasts; the first that holds a place counts. */
export const OPEN_SEA: readonly Sea[] = [
  // from Greenland to Norway
  { on: 'arctic-ocean', outline: '-170 68, -50 68, -40 70, -28 66.5, -20 66, 0 68, 60 68, 60 66, 191 66, 191 92, -170 92' },
  { on: 'atlantic-ocean', outline: '-68 -60, -68 -20, -95 20, -95 72, 30 72, 30 30, 20 -30, 21 -42, 18 -50, 20 -60' },
  { on: 'pacific-ocean', outline: '191 -60, 151 -60, 148 -53, 151 -47, 150 -30, 130 -8, 112 0, 100 20, 100 67, 191 67' },
  { on: 'indian-ocean', outline: '15 -60, 155 -60, 155 30, 15 30' },
  { on: 'pacific-ocean', outline: '-170 -60, -68 -60, -68 68, -170 68' },
];
