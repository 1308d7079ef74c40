// The gtag protocol: commands in a queue of the page, and a script of the service that works them off.

import { addToHead } from '../elements/addToHead.client.ts';
import { makeElement } from '../elements/makeElement.client.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

export type Fields = Readonly<Record<string, string | number | undefined>>;

/** A tag service at its address, whose `id` says for whom it measures. */
export class TagService {
  readonly #address: string;
  readonly #id: string;
  #isOn = false;

  constructor(address: string) {
    this.#address = address;
    this.#id = new URL(address).searchParams.get('id') ?? '';
  }

  /** Begins to measure, and fetches the script of the service if that was not done before. */
  start(): void {
    this.#turn(true);
    if (window.gtag) return;

    window.dataLayer ??= [];
    window.gtag = queue;
    this.#tell('js', new Date());
    // The reader itself knows what a view is, and says so.
    this.#tell('config', this.#id, { send_page_view: false });
    this.#fetch();
  }

  /** Measures no more, neither here nor in the script of the service. */
  stop(): void {
    this.#turn(false);
  }

  tellEvent(name: string, fields: Fields): void {
    this.#tell('event', name, fields);
  }

  tellProperty(name: string, value: string | number): void {
    this.#tell('set', 'user_properties', { [name]: value });
  }

  #turn(isOn: boolean): void {
    this.#isOn = isOn;
    // By this name the script of the service is told to be silent.
    Object.assign(window, { [`ga-disable-${this.#id}`]: !isOn });
  }

  #tell(...command: unknown[]): void {
    if (!this.#isOn) return;

    try {
      window.gtag?.(...command);
    } catch {
      // The script of the service stands behind the queue, and its mistakes are not the visitor's.
    }
  }

  #fetch(): void {
    const script = makeElement('script', { async: true, src: this.#address });
    // Where it is blocked nobody works off the queue, which would grow with every click.
    script.addEventListener('error', () => {
      this.stop();
      window.dataLayer = [];
    });
    addToHead(script);
  }
}

/** Puts a command into the queue, as the object that the script of the service looks for. */
function queue(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a command is told from other entries by being no array.
  window.dataLayer?.push(arguments);
}
