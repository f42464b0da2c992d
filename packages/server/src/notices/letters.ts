import type { TableHook } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';
import { hashOf } from '../secrets.ts';
import type { PushDevice } from '../store/store.ts';
import type { Letter, PushLetter } from './courier.ts';

/** That a person's turn has begun: all that may be said of it outside. */
export interface Notice {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  /** Where the table is found; `null`: at no address. */
  readonly link: string | null;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The host's text with what belongs into it. In one go, so that a player called `{link}` stays one. */
const filled = (text: string, { name, link }: Notice): string =>
  text.replace(/\{(name|link)\}/g, (_, hole) => (hole === 'name' ? name : (link ?? '')));

/** A notice in the form that a webhook takes. */
export const hookLetter = ({ form, url, text }: TableHook, notice: Notice): Letter => {
  switch (form) {
    case 'ntfy': {
      const click = notice.link === null ? {} : { click: notice.link };
      const headers = { 'content-type': 'text/plain; charset=utf-8', title: 'Tabletrotter', ...click };
      return { url, headers, body: filled(text, notice) };
    }
    case 'discord':
      // a name may look like one that Discord would call
      return {
        url,
        headers: JSON_TYPE,
        body: JSON.stringify({ content: filled(text, notice), allowed_mentions: { parse: [] } }),
      };
    case 'json': {
      const { table, code, game, seat, name, link } = notice;
      return { url, headers: JSON_TYPE, body: JSON.stringify({ table, code, game, seat, name, link }) };
    }
  }
};

/** A notice for a device, in the words that it asked for. */
export const pushLetter = (device: PushDevice, { table, code }: Notice): PushLetter => ({
  device,
  payload: JSON.stringify({ title: device.title, body: device.body, table, code }),
  topic: hashOf(table).slice(0, 32),
});
