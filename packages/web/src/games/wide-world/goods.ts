import bowl from 'icon:tabler/bowl';
import nut from 'icon:tabler/brand-peanut';
import sweet from 'icon:tabler/candy';
import cheese from 'icon:tabler/cheese';
import fruit from 'icon:tabler/cherry';
import coffee from 'icon:tabler/coffee';
import metal from 'icon:tabler/cube';
import watch from 'icon:tabler/device-watch';
import gem from 'icon:tabler/diamond';
import drop from 'icon:tabler/droplet';
import engine from 'icon:tabler/engine';
import paper from 'icon:tabler/file-text';
import fish from 'icon:tabler/fish';
import flower from 'icon:tabler/flower';
import glass from 'icon:tabler/glass-full';
import grain from 'icon:tabler/grain';
import leaf from 'icon:tabler/leaf';
import meat from 'icon:tabler/meat';
import tea from 'icon:tabler/mug';
import cloth from 'icon:tabler/needle-thread';
import spice from 'icon:tabler/pepper';
import plant from 'icon:tabler/plant-2';
import rock from 'icon:tabler/pyramid';
import circle from 'icon:tabler/rings';
import leather from 'icon:tabler/shoe';
import pearl from 'icon:tabler/sphere';
import spray from 'icon:tabler/spray';
import blade from 'icon:tabler/sword';
import wheat from 'icon:tabler/wheat';
import wood from 'icon:tabler/wood';
import type { IconDrawing } from '../../ui/drawing.ts';
import type { Product } from './model.ts';

/** A picture of each product: what it is, or what it is made of. */
export const GOODS: { readonly [P in Product]: IconDrawing } = {
  'maple-syrup': leaf,
  nickel: metal,
  vanilla: flower,
  silver: metal,
  sugar: sweet,
  mahogany: wood,
  'alpaca-wool': cloth,
  copper: metal,
  coffee,
  emeralds: gem,
  beef: meat,
  leather,
  cod: fish,
  aluminium: metal,
  tweed: cloth,
  porcelain: bowl,
  'olive-oil': drop,
  marble: rock,
  cotton: plant,
  papyrus: paper,
  cocoa: coffee,
  gold: metal,
  tea,
  sisal: plant,
  wine: glass,
  diamonds: gem,
  hazelnuts: nut,
  carpets: cloth,
  timber: wood,
  caviar: fish,
  pepper: spice,
  saffron: flower,
  bamboo: plant,
  silk: cloth,
  seaweed: leaf,
  pearls: pearl,
  rice: grain,
  teak: wood,
  wheat,
  opals: gem,
  kiwifruit: fruit,
  'merino-wool': cloth,
  maize: wheat,
  'jet-engines': engine,
  cheese,
  perfume: spray,
  cork: wood,
  'toledo-steel': blade,
  chocolate: sweet,
  watches: watch,
  dates: fruit,
  oil: drop,
  nutmeg: nut,
  rubber: circle,
  bananas: fruit,
  orchids: flower,
};
