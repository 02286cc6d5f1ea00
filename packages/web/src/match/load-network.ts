import { type Network, readNetwork } from '@longtwilight/bots';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';

/** The network that comes along; it is some megabytes. */
export async function loadNetwork(): Promise<Network> {
  const response = await fetch(SHIPPED_WEIGHTS);
  if (!response.ok) throw new Error(`The weights could not be loaded: ${response.status}`);
  return readNetwork(new Uint8Array(await response.arrayBuffer()));
}
