/** What comes once a device is kept or described: its store, and what it adds to screens that are there without it. */
export { DeviceStore } from './device-store.ts';
export { OnProduct } from './on-product.tsx';
export { OverPicture } from './over-picture.tsx';
