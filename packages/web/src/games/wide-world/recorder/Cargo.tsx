import world from 'map:world';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import '../../../ui/world-map.css';
import type { StoryProps } from '../../screen.ts';
import { type Country, cardOf, type Product } from '../model.ts';
import { MiniProduct } from '../ProductCard.tsx';
import { ORIGINS } from '../places.ts';
import { line, nameOfCountry, nameOfProduct } from '../words.ts';
import './cargo.css';

interface CargoProps extends StoryProps {
  /** By seat. */
  readonly cargo: readonly (readonly Product[])[];
}

/** The seats that brought something from each country, once for each product. */
const seatsByCountry = (cargo: CargoProps['cargo']): ReadonlyMap<Country, readonly number[]> => {
  const found = new Map<Country, number[]>();
  for (const [seat, products] of cargo.entries())
    for (const product of products) {
      const { country } = cardOf(product);
      found.set(country, [...(found.get(country) ?? []), seat]);
    }
  return found;
};

/** A point of the earth on the map that is shown whole: 360° by 144°, from 84° north. */
const placeOf = (country: Country): { readonly left: string; readonly top: string } => {
  const { latitude, longitude } = ORIGINS[country];
  return { left: `clamp(3%, ${(longitude + 180) / 3.6}%, 97%)`, top: `${(84 - latitude) / 1.44}%` };
};

/** What everybody brought home and where on earth it comes from: on a map, and seat by seat in words. */
export const Cargo = ({ cargo, say, nameOf }: CargoProps) => (
  <section class="cargo">
    <h3>{say(line('board.recorder.cargo'))}</h3>
    <figure class="recorder-map" aria-hidden="true">
      <svg class="world-map" viewBox={world.viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path class="land" d={world.land} />
        <path class="borders" d={world.borders} />
      </svg>
      {[...seatsByCountry(cargo)].map(([country, seats]) => (
        <span key={country} class="cargo-mark" style={placeOf(country)}>
          {seats.map((seat, place) => (
            <SeatGlyph key={place} seat={seat} />
          ))}
        </span>
      ))}
    </figure>
    <ul class="cargo-list">
      {cargo.map((products, seat) => (
        <li key={seat}>
          <p>
            <SeatGlyph seat={seat} /> {nameOf(seat)}
          </p>
          <ul>
            {products.map((product) => (
              <li key={product}>
                <MiniProduct product={product} />
                <span>
                  {say(nameOfProduct(product))} <span class="quiet">{say(nameOfCountry(cardOf(product).country))}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
