// What the next page has to know of the navigation, so that nothing in it moves on the way there.

const KEY = 'tearsheet:navigation';

/** More than that is sooner fetched again than put away and taken out. */
const MOST = 200_000;

interface Place {
  /** The file the rows are from: another product has other rows. */
  whole: string;
  /** How far they were scrolled. */
  top: number;
  /** The link that was followed, and how far down it was. */
  followed?: { pathname: string; height: number } | undefined;
  /** All rows, where they were fetched, with those groups open that the visitor opened. */
  rows?: string | undefined;
}

/** Recalls how the page before left the rows of a file; nothing when it had others. */
export function recallPlace(whole: string | undefined): Place | null {
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return place?.whole === whole ? place : null;
  } catch {
    // Blocked storage throws even on reading, and what somebody else wrote there may be anything.
    return null;
  }
}

/** Keeps a place for the next page in this tab. */
export function keepPlace(place: Place): void {
  const rows = place.rows && place.rows.length < MOST ? place.rows : undefined;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...place, rows }));
  } catch {
    // Blocked or full storage: the next page shows the row of its own, wherever that is.
  }
}
