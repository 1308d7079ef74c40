import { choose } from '../../preferences/choose.client.ts';
import type { Preference } from '../../preferences/preference.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { keepInView } from '../../ui/keepInView.client.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { confirm } from '../notes.client.ts';

/** Lets all demos of the site show a styling or a language, while this one stays where it is on screen. */
export function chooseForAll<Value extends string>(
  store: DemoStore,
  preference: Preference<Value>,
  value: Value,
  name: string,
): void {
  keepInView(store.bar, () => choose(preference, value));
  confirm(store, { text: formatText(texts.shownInAllDemos, { variant: name }) });
}
