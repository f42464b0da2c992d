import { city, sight } from './place.ts';

export const ASIA_CITIES = {
  tokyo: city(8_340_000, 'JP', 1, 'Tokyo', 'Tokio', 'Токио', '35°41′N', '139°42′E'),
  kyoto: city(1_460_000, 'JP', 2, 'Kyoto', 'Kioto', 'Киото', '35°01′N', '135°45′E'),
  seoul: city(10_300_000, 'KR', 1, 'Seoul', 'Seúl', 'Сеул', '37°34′N', '126°59′E'),
  beijing: city(19_000_000, 'CN', 1, 'Beijing', 'Pekín', 'Пекин', '39°54′N', '116°24′E'),
  shanghai: city(22_300_000, 'CN', 1, 'Shanghai', 'Shanghái', 'Шанхай', '31°13′N', '121°27′E'),
  ulaanbaatar: city(845_000, 'MN', 3, 'Ulaanbaatar', 'Ulán Bator', 'Улан-Батор', '47°54′N', '106°53′E'),
  hanoi: city(8_050_000, 'VN', 2, 'Hanoi', 'Hanói', 'Ханой', '21°01′N', '105°50′E'),
  bangkok: city(5_100_000, 'TH', 1, 'Bangkok', 'Bangkok', 'Бангкок', '13°45′N', '100°30′E'),
  singapore: city(5_640_000, 'SG', 1, 'Singapore', 'Singapur', 'Сингапур', '1°17′N', '103°51′E'),
  'kuala-lumpur': city(1_450_000, 'MY', 2, 'Kuala Lumpur', 'Kuala Lumpur', 'Куала-Лумпур', '3°08′N', '101°41′E'),
  jakarta: city(8_540_000, 'ID', 2, 'Jakarta', 'Yakarta', 'Джакарта', '6°13′S', '106°51′E'),
  manila: city(1_600_000, 'PH', 2, 'Manila', 'Manila', 'Манила', '14°36′N', '120°59′E'),
  vientiane: city(197_000, 'LA', 3, 'Vientiane', 'Vientián', 'Вьентьян', '17°58′N', '102°36′E'),
  dhaka: city(10_400_000, 'BD', 3, 'Dhaka', 'Daca', 'Дакка', '23°43′N', '90°24′E'),
  delhi: city(10_900_000, 'IN', 1, 'Delhi', 'Delhi', 'Дели', '28°39′N', '77°14′E'),
  mumbai: city(12_700_000, 'IN', 1, 'Mumbai', 'Bombay', 'Мумбаи', '19°04′N', '72°53′E'),
  kathmandu: city(1_440_000, 'NP', 2, 'Kathmandu', 'Katmandú', 'Катманду', '27°42′N', '85°19′E'),
  thimphu: city(98_700, 'BT', 3, 'Thimphu', 'Timbu', 'Тхимпху', '27°28′N', '89°39′E'),
  colombo: city(648_000, 'LK', 3, 'Colombo', 'Colombo', 'Коломбо', '6°56′N', '79°51′E'),
  male: city(104_000, 'MV', 3, 'Malé', 'Malé', 'Мале', '4°11′N', '73°31′E'),
  karachi: city(11_600_000, 'PK', 2, 'Karachi', 'Karachi', 'Карачи', '24°52′N', '67°01′E'),
  tashkent: city(1_980_000, 'UZ', 3, 'Tashkent', 'Taskent', 'Ташкент', '41°16′N', '69°13′E'),
  almaty: city(1_980_000, 'KZ', 3, 'Almaty', 'Almatý', 'Алма-Ата', '43°15′N', '76°55′E'),
  dubai: city(3_480_000, 'AE', 1, 'Dubai', 'Dubái', 'Дубай', '25°05′N', '55°19′E'),
  muscat: city(797_000, 'OM', 3, 'Muscat', 'Mascate', 'Маскат', '23°35′N', '58°24′E'),
  riyadh: city(4_210_000, 'SA', 2, 'Riyadh', 'Riad', 'Эр-Рияд', '24°41′N', '46°43′E'),
  amman: city(1_280_000, 'JO', 2, 'Amman', 'Amán', 'Амман', '31°57′N', '35°57′E'),
  ankara: city(3_520_000, 'TR', 2, 'Ankara', 'Ankara', 'Анкара', '39°55′N', '32°51′E'),
  tbilisi: city(1_050_000, 'GE', 2, 'Tbilisi', 'Tiflis', 'Тбилиси', '41°42′N', '44°50′E'),
  yerevan: city(1_090_000, 'AM', 3, 'Yerevan', 'Ereván', 'Ереван', '40°11′N', '44°31′E'),
  baku: city(1_120_000, 'AZ', 3, 'Baku', 'Bakú', 'Баку', '40°23′N', '49°54′E'),
  novosibirsk: city(1_610_000, 'RU', 2, 'Novosibirsk', 'Novosibirsk', 'Новосибирск', '55°02′N', '82°56′E'),
  vladivostok: city(605_000, 'RU', 2, 'Vladivostok', 'Vladivostok', 'Владивосток', '43°06′N', '131°52′E'),
  dili: city(150_000, 'TL', 3, 'Dili', 'Dili', 'Дили', '8°34′S', '125°34′E'),
};

export const ASIA_SIGHTS = {
  // the point: Badaling
  'great-wall': sight('CN', 1, 'Great Wall of China', 'Gran Muralla China', 'Великая Китайская стена', '40°21′N', '116°01′E'),
  // the point: pit 1
  'terracotta-army': sight('CN', 1, 'Terracotta Army', 'Guerreros de terracota', 'Терракотовая армия', '34°23′N', '109°16′E'),
  // the point: summit
  'mount-fuji': sight('JP', 1, 'Mount Fuji', 'Monte Fuji', 'Фудзияма', '35°22′N', '138°44′E'),
  'taj-mahal': sight('IN', 1, 'Taj Mahal', 'Taj Mahal', 'Тадж-Махал', '27°11′N', '78°03′E'),
  // the point: summit
  everest: sight('NP', 1, 'Mount Everest', 'Monte Everest', 'Эверест', '27°59′N', '86°56′E'),
  sigiriya: sight('LK', 3, 'Sigiriya', 'Sigiriya', 'Сигирия', '7°57′N', '80°46′E'),
  'angkor-wat': sight('KH', 1, 'Angkor Wat', 'Angkor Wat', 'Ангкор-Ват', '13°25′N', '103°52′E'),
  borobudur: sight('ID', 2, 'Borobudur', 'Borobudur', 'Боробудур', '7°36′S', '110°12′E'),
  // the point: the Treasury
  petra: sight('JO', 1, 'Petra', 'Petra', 'Петра', '30°19′N', '35°27′E'),
  persepolis: sight('IR', 3, 'Persepolis', 'Persépolis', 'Персеполь', '29°56′N', '52°53′E'),
  // the point: Göreme open-air museum
  goreme: sight('TR', 2, 'Cappadocia', 'Capadocia', 'Каппадокия', '38°38′N', '34°51′E'),
  // the point: Shaman Rock, Olkhon
  'lake-baikal': sight('RU', 1, 'Lake Baikal', 'Lago Baikal', 'Озеро Байкал', '53°12′N', '107°20′E'),
  registan: sight('UZ', 2, 'Registan of Samarkand', 'Registán de Samarcanda', 'Регистан в Самарканде', '39°39′N', '66°59′E'),
  darvaza: sight('TM', 3, 'Darvaza Gas Crater', 'Cráter de Darvaza', 'Кратер Дарваза', '40°15′N', '58°26′E'),
};
