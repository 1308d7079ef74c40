// Words around a question that say little about it.

/** They are looked for where there is nothing else, and cost nothing where they are missing. */
export const fillers: ReadonlySet<string> = new Set(
  // What stands on every page, and is never looked for.
  (
    'a an and are as at be by can d for from has have how i if in into is it its ll of on or re s so t than that the ' +
    'their then there these they this to ve was what when which will with you your ' +
    // What somebody says who asks.
    'actually always am anyone anything been being best better correctly could did didn do does doesn doesnt doing don ' +
    'dont easily ever example examples explain find get gets getting had help here isn just know let like looking make ' +
    'makes making me must my need needs never no not please possible problem proper properly question react reactjs ' +
    'really sample should show simple simply some somehow someone something still such tell thanks tried try trying ' +
    'tutorial us usage use used using very want wants wasn way ways we were where who why won work working works would ' +
    'yet ' +
    // What surrounds a name in code.
    'async await code component components const function import js javascript let return ts tsx typescript var'
  ).split(' '),
);
