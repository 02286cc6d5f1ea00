import type { Words } from '@longtwilight/words';
import { api } from '../server/api.ts';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';
import { leaveNoticeTexts, takeNoticeTextsBack } from './notice-texts.ts';

/** Whether this browser tells of turns; `denied` and `impossible` say why it does not. */
export type PushState = 'on' | 'off' | 'denied' | 'impossible';

/** This browser as the server knows it. */
const keptDevice = new Value<string>('push-device', database, (id) => id);

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  // Where none could be registered, waiting for one would never end
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null;
  return (await navigator.serviceWorker.ready).pushManager;
}

export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const device = await keptDevice.read();
  if (device === null || (await (await pushManager())?.getSubscription()) == null) return 'off';
  // Another player in the same browser is asked anew
  const { devices } = await api.pushDevices();
  return devices.some(({ id }) => id === device) ? 'on' : 'off';
}

export async function switchPushOn(words: Words): Promise<PushState> {
  // First of all: some browsers ask only in answer to a click
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const manager = await pushManager();
  if (manager === null) return 'impossible';
  const { key } = await api.pushKey();
  // One made with another server's key would stand in the way
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    const { id } = await api.addPushDevice(subscription.toJSON());
    await leaveNoticeTexts(words);
    await keptDevice.keep(id);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const device = await keptDevice.read();
  if (device !== null) await api.removePushDevice(device);
  await keptDevice.keep(null);
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
  await takeNoticeTextsBack();
  return 'off';
}
