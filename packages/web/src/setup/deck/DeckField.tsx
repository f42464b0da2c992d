import type { Sentence } from '@tabletrotter/rules';
import { latitude, longitude, type OwnPlace, PLACES_A_ROUND } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { useEffect, useState } from 'preact/hooks';
import { systemRandom } from '../../browser/luck.ts';
import type { ExtraProps } from '../../games/screen.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { useWords } from '../../words/words.ts';
import { DeckMap } from './DeckMap.tsx';
import './deck.css';
import { readDeckFile } from './file.ts';
import { mixed } from './mix.ts';
import type { Fault, Read } from './rows.ts';

/** So many places, and so many faults, are shown; the rest is counted. */
const SHOWN = { places: 6, faults: 12 } as const;

/** Of the options that choose among the places of the box, those that leave all of them. */
const WHOLE_BOX = { fame: 3, continent: null, kinds: 'all' } as const;

const sentence = (key: string, params: Sentence['params'] = {}): Sentence => ({ key: `deck.${key}`, params });

const FaultLine = ({ fault: { line, reason, params }, say }: { readonly fault: Fault } & Pick<ExtraProps, 'say'>) => {
  const why = say(sentence(`fault.${reason}`, params));
  return <li>{line === null ? why : say(sentence('line', { line, why }))}</li>;
};

const Faults = ({ faults, say }: { readonly faults: readonly Fault[] } & Pick<ExtraProps, 'say'>) => (
  <div class="deck-faults" role="alert">
    <p>{say(sentence('refused'))}</p>
    <ul>
      {faults.slice(0, SHOWN.faults).map((fault, index) => (
        <FaultLine key={index} fault={fault} say={say} />
      ))}
    </ul>
    {faults.length > SHOWN.faults && <p>{say(sentence('more-faults', { count: faults.length - SHOWN.faults }))}</p>}
  </div>
);

const Preview = ({ places, say }: { readonly places: readonly OwnPlace[] } & Pick<ExtraProps, 'say'>) => {
  const { language } = useWords();
  return (
    <div class="deck-preview" role="status">
      <p>
        <strong>{say(sentence('count', { count: places.length }))}</strong>
      </p>
      <DeckMap places={places} />
      <ul>
        {places.slice(0, SHOWN.places).map((place) => (
          <li key={place.id}>
            {place.names[language]}{' '}
            <span class="quiet">{`${latitude(place.latitudeMinutes)} ${longitude(place.longitudeMinutes)}`}</span>
          </li>
        ))}
      </ul>
      {places.length > SHOWN.places && <p class="quiet">{say(sentence('more', { count: places.length - SHOWN.places }))}</p>}
    </div>
  );
};

/** Which places are played with: those in the box, or those of a file of one's own (CW-5.1). */
export const DeckField = ({ chosen, say, onExtra }: ExtraProps) => {
  const [own, setOwn] = useState(false);
  const [read, setRead] = useState<Read | null>(null);
  const [file, setFile] = useState('');
  const rounds = Number(chosen['rounds'] ?? 1);
  const needed = PLACES_A_ROUND * rounds;
  const few = read?.ok === true && read.places.length < needed;

  useEffect(() => {
    if (!own) onExtra({ options: {}, ready: true });
    else if (read?.ok === true && !few)
      onExtra({ options: { ...WHOLE_BOX, deck: mixed(read.places, systemRandom) }, ready: true });
    else onExtra({ options: WHOLE_BOX, ready: false });
  }, [own, read, few]);

  const take = async (chosenFile: File): Promise<void> => {
    setFile(chosenFile.name);
    setRead(await readDeckFile(chosenFile));
  };

  return (
    <fieldset class="choices">
      <legend>{say({ key: 'option.deck', params: {} })}</legend>
      <div class="row">
        {[false, true].map((each) => (
          <label key={String(each)} class="choice">
            <input type="radio" name="deck" checked={own === each} onChange={() => setOwn(each)} />
            <span>{say({ key: each ? 'option.deck.own' : 'option.deck.null', params: {} })}</span>
          </label>
        ))}
      </div>
      {own && (
        <div class="deck">
          <p class="quiet">{say({ key: 'option.deck.help', params: {} })}</p>
          <p class="quiet">{say(sentence('columns'))}</p>
          <FileButton label={say(sentence('choose'))} accept=".csv,text/csv,text/plain" onFile={(each) => void take(each)} />
          {file !== '' && <p class="deck-name">{file}</p>}
          {read !== null && !read.ok && <Faults faults={read.faults} say={say} />}
          {few && (
            <Faults faults={[{ line: null, reason: 'too-few', params: { count: read.places.length, needed } }]} say={say} />
          )}
          {read?.ok === true && <Preview places={read.places} say={say} />}
        </div>
      )}
    </fieldset>
  );
};
