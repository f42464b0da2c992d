import { city, sight } from './place.ts';

export const AFRICA_CITIES = {
  cairo: city(9_610_000, 'EG', 1, 'Cairo', 'El Cairo', 'Каир', '30°04′N', '31°15′E'),
  casablanca: city(3_140_000, 'MA', 2, 'Casablanca', 'Casablanca', 'Касабланка', '33°35′N', '7°37′W'),
  marrakesh: city(839_000, 'MA', 2, 'Marrakesh', 'Marrakech', 'Марракеш', '31°38′N', '8°00′W'),
  algiers: city(1_980_000, 'DZ', 2, 'Algiers', 'Argel', 'Алжир', '36°44′N', '3°05′E'),
  tunis: city(693_000, 'TN', 2, 'Tunis', 'Túnez', 'Тунис', '36°49′N', '10°10′E'),
  dakar: city(2_480_000, 'SN', 2, 'Dakar', 'Dakar', 'Дакар', '14°42′N', '17°27′W'),
  nouakchott: city(661_000, 'MR', 3, 'Nouakchott', 'Nuakchot', 'Нуакшот', '18°05′N', '15°59′W'),
  accra: city(1_960_000, 'GH', 3, 'Accra', 'Acra', 'Аккра', '5°33′N', '0°12′W'),
  lagos: city(15_400_000, 'NG', 2, 'Lagos', 'Lagos', 'Лагос', '6°27′N', '3°24′E'),
  yaounde: city(1_300_000, 'CM', 3, 'Yaoundé', 'Yaundé', 'Яунде', '3°52′N', '11°31′E'),
  libreville: city(578_000, 'GA', 3, 'Libreville', 'Libreville', 'Либревиль', '0°24′N', '9°27′E'),
  luanda: city(2_780_000, 'AO', 3, 'Luanda', 'Luanda', 'Луанда', '8°50′S', '13°14′E'),
  windhoek: city(268_000, 'NA', 3, 'Windhoek', 'Windhoek', 'Виндхук', '22°34′S', '17°05′E'),
  gaborone: city(208_000, 'BW', 3, 'Gaborone', 'Gaborone', 'Габороне', '24°39′S', '25°55′E'),
  'cape-town': city(4_710_000, 'ZA', 1, 'Cape Town', 'Ciudad del Cabo', 'Кейптаун', '33°56′S', '18°25′E'),
  johannesburg: city(5_640_000, 'ZA', 2, 'Johannesburg', 'Johannesburgo', 'Йоханнесбург', '26°12′S', '28°03′E'),
  maputo: city(1_190_000, 'MZ', 3, 'Maputo', 'Maputo', 'Мапуту', '25°58′S', '32°35′E'),
  harare: city(1_540_000, 'ZW', 3, 'Harare', 'Harare', 'Хараре', '17°50′S', '31°03′E'),
  antananarivo: city(1_390_000, 'MG', 3, 'Antananarivo', 'Antananarivo', 'Антананариву', '18°55′S', '47°32′E'),
  'port-louis': city(155_000, 'MU', 3, 'Port Louis', 'Port Louis', 'Порт-Луи', '20°10′S', '57°30′E'),
  nairobi: city(2_750_000, 'KE', 1, 'Nairobi', 'Nairobi', 'Найроби', '1°17′S', '36°49′E'),
  kampala: city(1_350_000, 'UG', 3, 'Kampala', 'Kampala', 'Кампала', '0°19′N', '32°35′E'),
  'dar-es-salaam': city(5_380_000, 'TZ', 3, 'Dar es Salaam', 'Dar es-Salam', 'Дар-эс-Салам', '6°49′S', '39°16′E'),
  'addis-ababa': city(2_760_000, 'ET', 2, 'Addis Ababa', 'Adís Abeba', 'Аддис-Абеба', '9°01′N', '38°45′E'),
  praia: city(113_000, 'CV', 3, 'Praia', 'Praia', 'Прая', '14°56′N', '23°31′W'),
  victoria: city(22_900, 'SC', 3, 'Victoria', 'Victoria', 'Виктория', '4°37′S', '55°27′E'),
};

export const AFRICA_SIGHTS = {
  // the point: the Great Pyramid
  giza: sight('EG', 1, 'Pyramids of Giza', 'Pirámides de Guiza', 'Пирамиды Гизы', '29°59′N', '31°08′E'),
  'abu-simbel': sight('EG', 2, 'Abu Simbel', 'Abu Simbel', 'Абу-Симбел', '22°20′N', '31°38′E'),
  // the point: tomb of Tutankhamun
  'valley-of-the-kings': sight('EG', 2, 'Valley of the Kings', 'Valle de los Reyes', 'Долина царей', '25°44′N', '32°36′E'),
  // the point: summit, Uhuru
  kilimanjaro: sight('TZ', 1, 'Kilimanjaro', 'Kilimanjaro', 'Килиманджаро', '3°05′S', '37°21′E'),
  // the point: summit, Batian
  'mount-kenya': sight('KE', 3, 'Mount Kenya', 'Monte Kenia', 'Гора Кения', '0°09′S', '37°18′E'),
  'victoria-falls': sight('ZM', 1, 'Victoria Falls', 'Cataratas Victoria', 'Водопад Виктория', '17°55′S', '25°51′E'),
  'cape-of-good-hope': sight('ZA', 1, 'Cape of Good Hope', 'Cabo de Buena Esperanza', 'Мыс Доброй Надежды', '34°21′S', '18°28′E'),
  deadvlei: sight('NA', 3, 'Deadvlei', 'Deadvlei', 'Дедвлей', '24°46′S', '15°18′E'),
  'baobab-avenue': sight('MG', 3, 'Avenue of the Baobabs', 'Avenida de los Baobabs', 'Аллея баобабов', '20°15′S', '44°25′E'),
  // the point: centre
  richat: sight('MR', 3, 'Richat Structure', 'Estructura de Richat', 'Структура Ришат', '21°07′N', '11°24′W'),
};
