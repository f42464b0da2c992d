import { city, sight } from './place.ts';

export const NORTH_AMERICA_CITIES = {
  'new-york': city(8_800_000, 'US', 1, 'New York', 'Nueva York', 'Нью-Йорк', '40°43′N', '74°00′W'),
  washington: city(690_000, 'US', 1, 'Washington', 'Washington', 'Вашингтон', '38°54′N', '77°02′W'),
  chicago: city(2_700_000, 'US', 1, 'Chicago', 'Chicago', 'Чикаго', '41°51′N', '87°39′W'),
  'los-angeles': city(3_900_000, 'US', 1, 'Los Angeles', 'Los Ángeles', 'Лос-Анджелес', '34°03′N', '118°15′W'),
  'san-francisco': city(865_000, 'US', 1, 'San Francisco', 'San Francisco', 'Сан-Франциско', '37°46′N', '122°25′W'),
  miami: city(441_000, 'US', 1, 'Miami', 'Miami', 'Майами', '25°46′N', '80°12′W'),
  'new-orleans': city(390_000, 'US', 2, 'New Orleans', 'Nueva Orleans', 'Новый Орлеан', '29°57′N', '90°05′W'),
  anchorage: city(291_000, 'US', 2, 'Anchorage', 'Anchorage', 'Анкоридж', '61°13′N', '149°54′W'),
  toronto: city(2_600_000, 'CA', 1, 'Toronto', 'Toronto', 'Торонто', '43°42′N', '79°25′W'),
  montreal: city(1_760_000, 'CA', 2, 'Montreal', 'Montreal', 'Монреаль', '45°31′N', '73°35′W'),
  vancouver: city(600_000, 'CA', 2, 'Vancouver', 'Vancouver', 'Ванкувер', '49°15′N', '123°07′W'),
  'st-johns': city(111_000, 'CA', 3, 'St. John’s', 'San Juan de Terranova', 'Сент-Джонс', '47°34′N', '52°43′W'),
  nuuk: city(14_800, 'GL', 3, 'Nuuk', 'Nuuk', 'Нуук', '64°11′N', '51°43′W'),
  'mexico-city': city(12_300_000, 'MX', 1, 'Mexico City', 'Ciudad de México', 'Мехико', '19°26′N', '99°08′W'),
  havana: city(2_160_000, 'CU', 1, 'Havana', 'La Habana', 'Гавана', '23°08′N', '82°23′W'),
  kingston: city(938_000, 'JM', 2, 'Kingston', 'Kingston', 'Кингстон', '18°00′N', '76°48′W'),
  'santo-domingo': city(2_200_000, 'DO', 2, 'Santo Domingo', 'Santo Domingo', 'Санто-Доминго', '18°28′N', '69°54′W'),
  'port-of-spain': city(49_000, 'TT', 3, 'Port of Spain', 'Puerto España', 'Порт-оф-Спейн', '10°40′N', '61°31′W'),
  bridgetown: city(98_500, 'BB', 3, 'Bridgetown', 'Bridgetown', 'Бриджтаун', '13°06′N', '59°37′W'),
  'guatemala-city': city(995_000, 'GT', 3, 'Guatemala City', 'Ciudad de Guatemala', 'Гватемала', '14°38′N', '90°31′W'),
  tegucigalpa: city(851_000, 'HN', 3, 'Tegucigalpa', 'Tegucigalpa', 'Тегусигальпа', '14°05′N', '87°12′W'),
  managua: city(973_000, 'NI', 3, 'Managua', 'Managua', 'Манагуа', '12°08′N', '86°15′W'),
  'san-jose': city(335_000, 'CR', 3, 'San José', 'San José', 'Сан-Хосе', '9°56′N', '84°05′W'),
  'panama-city': city(408_000, 'PA', 2, 'Panama City', 'Ciudad de Panamá', 'Панама', '9°00′N', '79°31′W'),
};

export const NORTH_AMERICA_SIGHTS = {
  // the point: Mather Point
  'grand-canyon': sight('US', 1, 'Grand Canyon', 'Gran Cañón', 'Гранд-Каньон', '36°04′N', '112°06′W'),
  'old-faithful': sight('US', 2, 'Old Faithful', 'Old Faithful', 'Гейзер Олд-Фейтфул', '44°28′N', '110°50′W'),
  'mount-rushmore': sight('US', 2, 'Mount Rushmore', 'Monte Rushmore', 'Гора Рашмор', '43°53′N', '103°28′W'),
  // the point: Horseshoe Falls
  'niagara-falls': sight('CA', 1, 'Niagara Falls', 'Cataratas del Niágara', 'Ниагарский водопад', '43°05′N', '79°05′W'),
  // the point: summit
  'mount-st-helens': sight('US', 3, 'Mount St. Helens', 'Monte Santa Helena', 'Сент-Хеленс', '46°11′N', '122°12′W'),
  // the point: El Castillo
  'chichen-itza': sight('MX', 1, 'Chichén Itzá', 'Chichén Itzá', 'Чичен-Ица', '20°41′N', '88°34′W'),
  // the point: Pyramid of the Sun
  teotihuacan: sight('MX', 2, 'Teotihuacan', 'Teotihuacán', 'Теотиуакан', '19°42′N', '98°51′W'),
  // the point: Temple I
  tikal: sight('GT', 3, 'Tikal', 'Tikal', 'Тикаль', '17°13′N', '89°37′W'),
  'great-blue-hole': sight('BZ', 3, 'Great Blue Hole', 'Gran Agujero Azul', 'Большая голубая дыра', '17°19′N', '87°32′W'),
  'lanse-aux-meadows': sight('CA', 3, 'L’Anse aux Meadows', 'L’Anse aux Meadows', 'Л’Анс-о-Медоуз', '51°36′N', '55°32′W'),
  citadelle: sight('HT', 3, 'Citadelle Laferrière', 'Ciudadela Laferrière', 'Цитадель Ла-Ферьер', '19°34′N', '72°15′W'),
};
