import { city, sight } from './place.ts';

export const SOUTH_AMERICA_CITIES = {
  bogota: city(7_670_000, 'CO', 2, 'Bogotá', 'Bogotá', 'Богота', '4°37′N', '74°05′W'),
  quito: city(2_780_000, 'EC', 2, 'Quito', 'Quito', 'Кито', '0°14′S', '78°31′W'),
  lima: city(7_740_000, 'PE', 1, 'Lima', 'Lima', 'Лима', '12°03′S', '77°02′W'),
  cusco: city(428_000, 'PE', 2, 'Cusco', 'Cuzco', 'Куско', '13°31′S', '71°58′W'),
  'la-paz': city(2_000_000, 'BO', 2, 'La Paz', 'La Paz', 'Ла-Пас', '16°30′S', '68°09′W'),
  santiago: city(4_840_000, 'CL', 2, 'Santiago', 'Santiago de Chile', 'Сантьяго', '33°27′S', '70°39′W'),
  'buenos-aires': city(2_890_000, 'AR', 1, 'Buenos Aires', 'Buenos Aires', 'Буэнос-Айрес', '34°37′S', '58°23′W'),
  ushuaia: city(56_800, 'AR', 3, 'Ushuaia', 'Ushuaia', 'Ушуая', '54°49′S', '68°19′W'),
  montevideo: city(1_270_000, 'UY', 2, 'Montevideo', 'Montevideo', 'Монтевидео', '34°54′S', '56°11′W'),
  asuncion: city(1_480_000, 'PY', 3, 'Asunción', 'Asunción', 'Асунсьон', '25°17′S', '57°39′W'),
  'rio-de-janeiro': city(6_750_000, 'BR', 1, 'Rio de Janeiro', 'Río de Janeiro', 'Рио-де-Жанейро', '22°54′S', '43°11′W'),
  'sao-paulo': city(12_400_000, 'BR', 2, 'São Paulo', 'São Paulo', 'Сан-Паулу', '23°33′S', '46°38′W'),
  brasilia: city(2_210_000, 'BR', 2, 'Brasília', 'Brasilia', 'Бразилиа', '15°47′S', '47°56′W'),
  manaus: city(2_220_000, 'BR', 3, 'Manaus', 'Manaos', 'Манаус', '3°06′S', '60°02′W'),
  georgetown: city(235_000, 'GY', 3, 'Georgetown', 'Georgetown', 'Джорджтаун', '6°48′N', '58°09′W'),
};

export const SOUTH_AMERICA_SIGHTS = {
  'machu-picchu': sight('PE', 1, 'Machu Picchu', 'Machu Picchu', 'Мачу-Пикчу', '13°10′S', '72°33′W'),
  // the point: the hummingbird
  'nazca-lines': sight('PE', 1, 'Nazca Lines', 'Líneas de Nazca', 'Линии Наски', '14°42′S', '75°09′W'),
  // the point: Devil’s Throat
  'iguazu-falls': sight('AR', 1, 'Iguazu Falls', 'Cataratas del Iguazú', 'Водопады Игуасу', '25°42′S', '54°26′W'),
  'angel-falls': sight('VE', 2, 'Angel Falls', 'Salto Ángel', 'Водопад Анхель', '5°58′N', '62°32′W'),
  // the point: Bartolomé
  galapagos: sight('EC', 2, 'Galápagos Islands', 'Islas Galápagos', 'Галапагосские острова', '0°17′S', '90°33′W'),
  // the point: Incahuasi Island
  'salar-de-uyuni': sight('BO', 2, 'Salar de Uyuni', 'Salar de Uyuni', 'Солончак Уюни', '20°14′S', '67°38′W'),
  // the point: the monument
  'mitad-del-mundo': sight('EC', 3, 'Mitad del Mundo', 'Mitad del Mundo', 'Митад-дель-Мундо', '0°00′N', '78°27′W'),
};
