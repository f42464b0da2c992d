/** Names that a class gives its pupils in Spanish: an animal and a quality, as it is said of a male and of a female noun. */
export const QUALITIES = [
  ['Valiente', 'Valiente'],
  ['Alegre', 'Alegre'],
  ['Amable', 'Amable'],
  ['Astuto', 'Astuta'],
  ['Curioso', 'Curiosa'],
  ['Veloz', 'Veloz'],
  ['Tranquilo', 'Tranquila'],
  ['Paciente', 'Paciente'],
  ['Atento', 'Atenta'],
  ['Sabio', 'Sabia'],
  ['Generoso', 'Generosa'],
  ['Leal', 'Leal'],
  ['Ágil', 'Ágil'],
  ['Audaz', 'Audaz'],
  ['Sereno', 'Serena'],
  ['Brillante', 'Brillante'],
  ['Ingenioso', 'Ingeniosa'],
  ['Animoso', 'Animosa'],
  ['Noble', 'Noble'],
  ['Simpático', 'Simpática'],
  ['Creativo', 'Creativa'],
  ['Divertido', 'Divertida'],
  ['Sincero', 'Sincera'],
  ['Despierto', 'Despierta'],
] as const;

export const MALE =
  'Zorro,Tejón,Vencejo,Erizo,Lince,Petirrojo,Castor,Búho,Delfín,Koala,Canguro,Panda,Pingüino,Halcón,Oso,Lobo,Tigre,León,Leopardo,Cóndor,Colibrí,Tucán,Reno,Alce,Bisonte,Frailecillo'.split(
    ',',
  );

/** Those that take the article of the other gender in the singular, such as «el águila», among them. */
export const FEMALE =
  'Nutria,Garza,Ardilla,Tortuga,Cigüeña,Jirafa,Cebra,Gaviota,Águila,Gacela,Llama,Alpaca,Iguana,Rana,Mariposa,Libélula,Abeja,Golondrina,Grulla,Liebre,Marmota,Pantera'.split(
    ',',
  );
