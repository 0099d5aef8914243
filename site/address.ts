// What the address of a page holds: `#name` of a place on it, and `#id=…` of a game that is being played. The one
// must not push out the other, and both survive a reload.

/** The place that the address names, without the games in it. */
export const nameInAddress = (): string =>
  decodeURIComponent(
    location.hash
      .slice(1)
      .split('&')
      .find((part) => !part.includes('=')) ?? '',
  );

/** A link to a place on the page would forget the game: it is put back. */
export function keepGameInAddress(id: string): void {
  const codeIn = (hash: string): string | undefined =>
    hash
      .slice(1)
      .split('&')
      .find((part) => part.startsWith(`${id}=`));
  let search = location.search;
  let code = codeIn(location.hash);
  const keep = (): void => {
    const now = codeIn(location.hash);
    // Another deal is another game.
    if (location.search !== search) code = undefined;
    else if (now === undefined && code !== undefined && location.hash.length > 1)
      history.replaceState(history.state, '', `${location.hash}&${code}`);
    search = location.search;
    code = now ?? code;
  };
  addEventListener('hashchange', keep);
  // The game writes its code with replaceState, which fires no event.
  addEventListener('click', () => (code = codeIn(location.hash) ?? code), true);
}

/** An address that names something folded away opens it, also when the page has been filled only now. */
export function openNamed(): void {
  const named = document.getElementById(nameInAddress());
  const box = named?.closest('details');
  if (box) {
    box.hidden = false;
    box.open = true;
  }
  named?.scrollIntoView({ block: 'start' });
}
