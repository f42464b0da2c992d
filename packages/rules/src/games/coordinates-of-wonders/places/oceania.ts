import { city, sight } from './place.ts';

export const OCEANIA_CITIES = {
  sydney: city(5_230_000, 'AU', 1, 'Sydney', 'Sídney', 'Сидней', '33°52′S', '151°12′E'),
  melbourne: city(4_920_000, 'AU', 2, 'Melbourne', 'Melbourne', 'Мельбурн', '37°49′S', '144°58′E'),
  perth: city(2_190_000, 'AU', 2, 'Perth', 'Perth', 'Перт', '31°57′S', '115°52′E'),
  auckland: city(418_000, 'NZ', 2, 'Auckland', 'Auckland', 'Окленд', '36°51′S', '174°46′E'),
  wellington: city(382_000, 'NZ', 2, 'Wellington', 'Wellington', 'Веллингтон', '41°17′S', '174°47′E'),
  honolulu: city(372_000, 'US', 1, 'Honolulu', 'Honolulu', 'Гонолулу', '21°18′N', '157°51′W'),
  suva: city(77_400, 'FJ', 3, 'Suva', 'Suva', 'Сува', '18°08′S', '178°26′E'),
  'port-moresby': city(284_000, 'PG', 3, 'Port Moresby', 'Puerto Moresby', 'Порт-Морсби', '9°29′S', '147°09′E'),
  apia: city(40_400, 'WS', 3, 'Apia', 'Apia', 'Апиа', '13°50′S', '171°46′W'),
  papeete: city(26_400, 'PF', 3, 'Papeete', 'Papeete', 'Папеэте', '17°32′S', '149°34′W'),
  nukualofa: city(22_400, 'TO', 3, 'Nukuʻalofa', 'Nukualofa', 'Нукуалофа', '21°08′S', '175°12′W'),
};

export const OCEANIA_SIGHTS = {
  uluru: sight('AU', 1, 'Uluru', 'Uluru', 'Улуру', '25°21′S', '131°02′E'),
  // the point: Green Island
  'barrier-reef': sight('AU', 1, 'Great Barrier Reef', 'Gran Barrera de Coral', 'Большой Барьерный риф', '16°46′S', '145°58′E'),
  // the point: Mitre Peak
  'milford-sound': sight('NZ', 2, 'Milford Sound', 'Milford Sound', 'Милфорд-Саунд', '44°38′S', '167°51′E'),
  // the point: Rano Raraku
  'easter-island': sight('CL', 1, 'Easter Island', 'Isla de Pascua', 'Остров Пасхи', '27°07′S', '109°17′W'),
  // the point: Mount Otemanu
  'bora-bora': sight('PF', 2, 'Bora Bora', 'Bora Bora', 'Бора-Бора', '16°30′S', '151°44′W'),
  'twelve-apostles': sight('AU', 3, 'Twelve Apostles', 'Doce Apóstoles', 'Двенадцать апостолов', '38°40′S', '143°06′E'),
  // the point: summit
  'mauna-kea': sight('US', 2, 'Mauna Kea', 'Mauna Kea', 'Мауна-Кеа', '19°49′N', '155°28′W'),
  // the point: Nandauwas
  'nan-madol': sight('FM', 3, 'Nan Madol', 'Nan Madol', 'Нан-Мадол', '6°51′N', '158°20′E'),
};
