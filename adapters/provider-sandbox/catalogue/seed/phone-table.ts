import { noun } from '#adapters/provider-sandbox/catalogue/agreement.ts';
import type { ModelTable } from '#adapters/provider-sandbox/catalogue/tables.ts';

/** What every smartphone table shares. */
export const androidPhone: Omit<ModelTable, 'leaf' | 'rows'> = {
  picture: 'phone',
  noun: noun('Смартфон', 'Smartphone', 'm', 'm'),
  code: 'MI',
  variant: 'memory',
  freight: 'small',
  facets: ['ram', 'storage', 'screen_size', 'refresh_rate', 'main_camera', 'battery', 'network_5g'],
  caption: ['screen_size', 'screen_type', 'main_camera', 'battery', 'charging'],
  columns: [
    'screen_size',
    'screen_type',
    'resolution',
    'refresh_rate',
    'processor',
    'main_camera',
    'camera_set',
    'front_camera',
    'battery',
    'charging',
    'wireless_charging',
    'network_5g',
    'water_resistance',
    'weight',
  ],
  common: {
    sim: '@two-nano',
    nfc: true,
    wifi: 'Wi-Fi 6',
    bluetooth: '5.4',
    connector: 'USB-C',
    video: '4K',
    package: '@pkg-phone',
    warranty: 24,
  },
};
