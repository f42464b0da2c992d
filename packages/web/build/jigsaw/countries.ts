import type { Piece } from '@tabletrotter/rules/games/carmen-junior';
import type { Outline } from './plane.ts';

const names = (...rows: readonly string[]): readonly string[] => rows.flatMap((row) => row.split(', '));

/** Which piece of the jigsaw a country lies on, by the names of Natural Earth; small far islands follow the sea around them. */
export const COUNTRIES: { readonly [piece in Piece]: readonly string[] } = {
  alaska: [], // a part of the United States: see PARTS
  canada: names('Canada, St. Pierre and Miquelon'),
  greenland: names('Greenland'),
  'north-america': names('United States of America'),
  mexico: names('Mexico'),
  'central-america': names('Guatemala, Belize, El Salvador, Honduras, Nicaragua, Costa Rica, Panama'),
  caribbean: names(
    'Cuba, Bahamas, Jamaica, Haiti, Dominican Rep., Puerto Rico, Cayman Is., Turks and Caicos Is., U.S. Virgin Is.',
    'British Virgin Is., Anguilla, Sint Maarten, St-Martin, St-Barthélemy, St. Kitts and Nevis, Antigua and Barb.',
    'Montserrat, Dominica, Saint Lucia, Barbados, St. Vin. and Gren., Grenada, Trinidad and Tobago, Aruba, Curaçao',
  ),
  amazon: names('Colombia, Venezuela, Guyana, Suriname'),
  brazil: names('Brazil'),
  andes: names('Ecuador, Peru, Bolivia'),
  patagonia: names('Argentina, Chile, Uruguay, Paraguay, Falkland Is.'),
  'british-isles': names('United Kingdom, Ireland, Isle of Man, Guernsey, Jersey'),
  scandinavia: names('Norway, Sweden, Finland, Denmark, Iceland, Faeroe Is., Åland'),
  'western-europe': names(
    'Portugal, Spain, Andorra, France, Monaco, Belgium, Netherlands, Luxembourg, Germany, Switzerland, Liechtenstein',
    'Austria, Italy, San Marino, Vatican, Malta',
  ),
  'eastern-europe': names(
    'Poland, Czechia, Slovakia, Hungary, Slovenia, Croatia, Bosnia and Herz., Serbia, Montenegro, Kosovo, Albania',
    'Macedonia, Greece, Bulgaria, Romania, Moldova, Ukraine, Belarus, Lithuania, Latvia, Estonia',
  ),
  russia: names('Russia'),
  'central-asia': names('Kazakhstan, Uzbekistan, Turkmenistan, Kyrgyzstan, Tajikistan, Afghanistan, Mongolia'),
  'middle-east': names(
    'Turkey, Cyprus, N. Cyprus, Georgia, Armenia, Azerbaijan, Syria, Lebanon, Israel, Palestine, Jordan, Iraq, Iran',
    'Kuwait, Saudi Arabia, Bahrain, Qatar, United Arab Emirates, Oman, Yemen',
  ),
  'north-africa': names('Morocco, W. Sahara, Algeria, Tunisia, Libya, Egypt, Sudan'),
  'west-africa': names(
    "Mauritania, Mali, Niger, Senegal, Gambia, Guinea-Bissau, Guinea, Sierra Leone, Liberia, Côte d'Ivoire",
    'Burkina Faso, Ghana, Togo, Benin, Nigeria, Cabo Verde',
  ),
  'central-africa': names(
    'Chad, Central African Rep., Cameroon, Eq. Guinea, São Tomé and Principe, Gabon, Congo, Dem. Rep. Congo',
  ),
  'east-africa': names('S. Sudan, Ethiopia, Eritrea, Djibouti, Somalia, Somaliland, Uganda, Kenya, Rwanda, Burundi, Tanzania'),
  'southern-africa': names(
    'Angola, Zambia, Malawi, Mozambique, Zimbabwe, Botswana, Namibia, South Africa, Lesotho, eSwatini, Madagascar',
    'Comoros',
  ),
  india: names('India, Pakistan, Siachen Glacier, Nepal, Bhutan, Bangladesh, Sri Lanka, Maldives'),
  china: names('China, Hong Kong, Macao, Taiwan, North Korea, South Korea'),
  japan: names('Japan'),
  'southeast-asia': names(
    'Myanmar, Thailand, Laos, Vietnam, Cambodia, Malaysia, Singapore, Brunei, Philippines, Indonesia, Timor-Leste',
  ),
  australia: names('Australia, Papua New Guinea, New Zealand, Ashmore and Cartier Is.'),
  'arctic-ocean': [],
  'pacific-ocean': names(
    'Fiji, Solomon Is., Vanuatu, New Caledonia, Samoa, American Samoa, Tonga, Niue, Cook Is., Fr. Polynesia',
    'Pitcairn Is., Kiribati, Nauru, Marshall Is., Micronesia, Palau, Guam, N. Mariana Is., Wallis and Futuna Is.',
    'Norfolk Island',
  ),
  'atlantic-ocean': names('Bermuda, Saint Helena, S. Geo. and the Is.'),
  'indian-ocean': names(
    'Mauritius, Seychelles, Br. Indian Ocean Ter., Indian Ocean Ter., Fr. S. Antarctic Lands',
    'Heard I. and McDonald Is.',
  ),
};

/** Countries south of the map. */
export const OFF_THE_MAP: readonly string[] = ['Antarctica'];

const ALTAI = '84 47, 90 46.5, 92 50, 86 51.2';

/** Parts of a country that lie on another piece than the rest of it. */
export const PARTS: readonly { readonly of: string; readonly piece: Piece; readonly outline: Outline }[] = [
  // west of Mount Saint Elias, and the panhandle down to 54° 40' N
  { of: 'United States of America', piece: 'alaska', outline: '-169 50, -129 50, -129 75, -169 75' },
  // the Aleutians beyond the map's edge lie in the Pacific, as does Hawaii
  { of: 'United States of America', piece: 'pacific-ocean', outline: '170 50, 191 50, 191 66, 170 66' },
  { of: 'United States of America', piece: 'pacific-ocean', outline: '-169 15, -150 15, -150 30, -169 30' },
  { of: 'France', piece: 'amazon', outline: '-56 0, -50 0, -50 7, -56 7' }, // French Guiana
  { of: 'France', piece: 'caribbean', outline: '-63 13, -59 13, -59 18, -63 18' },
  { of: 'France', piece: 'southern-africa', outline: '44 -15, 47 -15, 47 -10, 44 -10' }, // Mayotte
  { of: 'France', piece: 'indian-ocean', outline: '54 -23, 57 -23, 57 -19, 54 -19' }, // Réunion
  // the rain forest: the states from Acre to Amapá
  {
    of: 'Brazil',
    piece: 'amazon',
    outline: '-75 -9, -70 -9, -65 -8, -60 -8, -55 -8.5, -50 -8, -48 -5, -47 -2, -45 6, -75 6',
  },
  { of: 'Chile', piece: 'pacific-ocean', outline: '-112 -36, -77 -36, -77 -24, -112 -24' }, // Easter Island
  { of: 'Ecuador', piece: 'pacific-ocean', outline: '-93 -3, -88 -3, -88 3, -93 3' }, // Galápagos
  { of: 'Portugal', piece: 'atlantic-ocean', outline: '-32 30, -14 30, -14 42, -32 42' }, // Azores, Madeira
  { of: 'Spain', piece: 'north-africa', outline: '-19 27, -13 27, -13 30, -19 30' }, // the Canaries
  { of: 'Norway', piece: 'arctic-ocean', outline: '-11 70.5, 35 73, 35 82, -11 82' }, // Svalbard, Jan Mayen
  { of: 'Russia', piece: 'arctic-ocean', outline: '40 79.3, 67 79.3, 67 83, 40 83' }, // Franz Josef Land
  // the Altai, where Kazakhstan and Mongolia all but meet
  ...(['Russia', 'China'] as const).map((of) => ({ of, piece: 'central-asia' as const, outline: ALTAI })),
  { of: 'Russia', piece: 'eastern-europe', outline: '32 44, 36.7 44, 36.7 46.3, 32 46.3' }, // Crimea
  { of: 'Russia', piece: 'eastern-europe', outline: '19 54, 23 54, 23 55.5, 19 55.5' }, // Kaliningrad
];
