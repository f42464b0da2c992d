import { city, sight } from './place.ts';

export const EUROPE_CITIES = {
  lisbon: city(518_000, 'PT', 1, 'Lisbon', 'Lisboa', 'Лиссабон', '38°43′N', '9°08′W'),
  madrid: city(3_260_000, 'ES', 1, 'Madrid', 'Madrid', 'Мадрид', '40°25′N', '3°42′W'),
  barcelona: city(1_620_000, 'ES', 1, 'Barcelona', 'Barcelona', 'Барселона', '41°23′N', '2°10′E'),
  paris: city(2_140_000, 'FR', 1, 'Paris', 'París', 'Париж', '48°51′N', '2°21′E'),
  london: city(8_960_000, 'GB', 1, 'London', 'Londres', 'Лондон', '51°31′N', '0°08′W'),
  edinburgh: city(507_000, 'GB', 2, 'Edinburgh', 'Edimburgo', 'Эдинбург', '55°57′N', '3°12′W'),
  dublin: city(1_020_000, 'IE', 1, 'Dublin', 'Dublín', 'Дублин', '53°20′N', '6°15′W'),
  amsterdam: city(742_000, 'NL', 1, 'Amsterdam', 'Ámsterdam', 'Амстердам', '52°22′N', '4°53′E'),
  brussels: city(1_020_000, 'BE', 2, 'Brussels', 'Bruselas', 'Брюссель', '50°51′N', '4°21′E'),
  berlin: city(3_430_000, 'DE', 1, 'Berlin', 'Berlín', 'Берлин', '52°31′N', '13°25′E'),
  vienna: city(1_690_000, 'AT', 1, 'Vienna', 'Viena', 'Вена', '48°13′N', '16°22′E'),
  prague: city(1_170_000, 'CZ', 1, 'Prague', 'Praga', 'Прага', '50°05′N', '14°25′E'),
  geneva: city(184_000, 'CH', 2, 'Geneva', 'Ginebra', 'Женева', '46°12′N', '6°09′E'),
  rome: city(2_320_000, 'IT', 1, 'Rome', 'Roma', 'Рим', '41°54′N', '12°31′E'),
  venice: city(51_300, 'IT', 1, 'Venice', 'Venecia', 'Венеция', '45°26′N', '12°20′E'),
  athens: city(664_000, 'GR', 1, 'Athens', 'Atenas', 'Афины', '37°59′N', '23°44′E'),
  istanbul: city(14_800_000, 'TR', 1, 'Istanbul', 'Estambul', 'Стамбул', '41°01′N', '28°57′E'),
  budapest: city(1_740_000, 'HU', 2, 'Budapest', 'Budapest', 'Будапешт', '47°30′N', '19°02′E'),
  warsaw: city(1_700_000, 'PL', 2, 'Warsaw', 'Varsovia', 'Варшава', '52°14′N', '21°01′E'),
  bucharest: city(1_880_000, 'RO', 2, 'Bucharest', 'Bucarest', 'Бухарест', '44°26′N', '26°06′E'),
  sofia: city(1_150_000, 'BG', 2, 'Sofia', 'Sofía', 'София', '42°42′N', '23°19′E'),
  dubrovnik: city(28_400, 'HR', 2, 'Dubrovnik', 'Dubrovnik', 'Дубровник', '42°38′N', '18°07′E'),
  ljubljana: city(272_000, 'SI', 3, 'Ljubljana', 'Liubliana', 'Любляна', '46°03′N', '14°30′E'),
  stockholm: city(1_520_000, 'SE', 1, 'Stockholm', 'Estocolmo', 'Стокгольм', '59°20′N', '18°04′E'),
  oslo: city(580_000, 'NO', 2, 'Oslo', 'Oslo', 'Осло', '59°55′N', '10°45′E'),
  tromso: city(64_400, 'NO', 3, 'Tromsø', 'Tromsø', 'Тромсё', '69°39′N', '18°57′E'),
  copenhagen: city(1_150_000, 'DK', 2, 'Copenhagen', 'Copenhague', 'Копенгаген', '55°41′N', '12°34′E'),
  helsinki: city(659_000, 'FI', 2, 'Helsinki', 'Helsinki', 'Хельсинки', '60°10′N', '24°56′E'),
  vilnius: city(542_000, 'LT', 3, 'Vilnius', 'Vilna', 'Вильнюс', '54°41′N', '25°17′E'),
  riga: city(743_000, 'LV', 3, 'Riga', 'Riga', 'Рига', '56°57′N', '24°06′E'),
  reykjavik: city(119_000, 'IS', 2, 'Reykjavík', 'Reikiavik', 'Рейкьявик', '64°08′N', '21°54′W'),
  moscow: city(10_400_000, 'RU', 1, 'Moscow', 'Moscú', 'Москва', '55°45′N', '37°37′E'),
  'saint-petersburg': city(5_350_000, 'RU', 1, 'Saint Petersburg', 'San Petersburgo', 'Санкт-Петербург', '59°56′N', '30°19′E'),
  valletta: city(6_790, 'MT', 3, 'Valletta', 'La Valeta', 'Валлетта', '35°54′N', '14°31′E'),
  tirana: city(418_000, 'AL', 3, 'Tirana', 'Tirana', 'Тирана', '41°20′N', '19°49′E'),
};

export const EUROPE_SIGHTS = {
  stonehenge: sight('GB', 1, 'Stonehenge', 'Stonehenge', 'Стоунхендж', '51°11′N', '1°50′W'),
  // the point: the meridian line
  greenwich: sight('GB', 2, 'Greenwich', 'Greenwich', 'Гринвич', '51°29′N', '0°00′E'),
  'mont-saint-michel': sight('FR', 2, 'Mont-Saint-Michel', 'Monte Saint-Michel', 'Мон-Сен-Мишель', '48°38′N', '1°31′W'),
  // the point: summit
  matterhorn: sight('CH', 2, 'Matterhorn', 'Cervino', 'Маттерхорн', '45°59′N', '7°40′E'),
  neuschwanstein: sight('DE', 2, 'Neuschwanstein', 'Neuschwanstein', 'Нойшванштайн', '47°33′N', '10°45′E'),
  'tower-of-pisa': sight('IT', 1, 'Leaning Tower of Pisa', 'Torre inclinada de Pisa', 'Пизанская башня', '43°43′N', '10°24′E'),
  // the point: the forum
  pompeii: sight('IT', 1, 'Pompeii', 'Pompeya', 'Помпеи', '40°45′N', '14°29′E'),
  alhambra: sight('ES', 1, 'Alhambra', 'Alhambra', 'Альгамбра', '37°11′N', '3°35′W'),
  'north-cape': sight('NO', 2, 'North Cape', 'Cabo Norte', 'Нордкап', '71°10′N', '25°47′E'),
  geysir: sight('IS', 2, 'Geysir', 'Géiser Geysir', 'Большой Гейсир', '64°19′N', '20°18′W'),
  // the point: Great Meteoron
  meteora: sight('GR', 3, 'Meteora', 'Meteora', 'Метеоры', '39°44′N', '21°38′E'),
  'bran-castle': sight('RO', 3, 'Bran Castle', 'Castillo de Bran', 'Замок Бран', '45°31′N', '25°22′E'),
  // the point: Church of the Transfiguration
  kizhi: sight('RU', 3, 'Kizhi', 'Kizhí', 'Кижи', '62°04′N', '35°13′E'),
};
