/** Where the weights that come with Long Twilight are: a file beside this package, or what a bundler made of it. */
export const SHIPPED_WEIGHTS = new URL('../weights/player.ltnw', import.meta.url);
