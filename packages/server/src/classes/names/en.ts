/** Names that a class gives its pupils in English: a quality and an animal. */
export const QUALITIES =
  'Brave,Merry,Kind,Clever,Curious,Swift,Calm,Patient,Watchful,Wise,Generous,Loyal,Nimble,Bold,Bright,Cheerful,Gentle,Honest,Lively,Noble,Quick,Sunny,Witty,Jolly,Keen'.split(
    ',',
  );

export const ANIMALS =
  'Otter,Heron,Fox,Badger,Hedgehog,Lynx,Robin,Beaver,Owl,Squirrel,Dolphin,Turtle,Stork,Giraffe,Zebra,Koala,Kangaroo,Panda,Penguin,Seagull,Falcon,Eagle,Bear,Wolf,Tiger,Lion,Leopard,Gazelle,Llama,Alpaca,Condor,Toucan,Iguana,Frog,Butterfly,Dragonfly,Bee,Swallow,Crane,Hare,Marmot,Reindeer,Moose,Bison,Puffin,Walrus'.split(
    ',',
  );
