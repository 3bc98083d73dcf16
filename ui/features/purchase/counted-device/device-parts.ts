/** Code that loads when there is a device: its store and its parts of other screens. */
export { DeviceStore } from './device-store.ts';
export { OnProduct } from './on-product.tsx';
export { OverPicture } from './over-picture.tsx';
