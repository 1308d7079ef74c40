/** What some browsers tell of the network. */
interface Networked {
  connection?: { saveData?: boolean };
}

/** Whether the visitor saves data: then nothing is fetched that nobody asked for. */
export function savesData(): boolean {
  return Boolean((navigator as Networked).connection?.saveData);
}
