import { noun } from '#adapters/provider-sandbox/catalogue/agreement.ts';
import type { ModelTable } from '#adapters/provider-sandbox/catalogue/tables.ts';

const router: Omit<ModelTable, 'leaf' | 'rows'> = {
  picture: 'router',
  noun: noun('Роутер', 'Router', 'm', 'm'),
  code: 'MI',
  variant: 'none',
  freight: 'small',
  facets: ['wifi', 'wifi_speed', 'lan', 'coverage'],
  caption: ['wifi', 'wifi_speed', 'lan'],
  columns: ['wifi', 'wifi_speed', 'lan', 'coverage', 'weight'],
  common: {
    app: true,
    supply: '@mains',
    protocol: 'WPA3',
    material: '@plastic',
    package: '@pkg-adapter',
    warranty: 24,
  },
};
const drive: Omit<ModelTable, 'leaf' | 'rows'> = {
  ...router,
  picture: 'ssd',
  noun: noun('SSD-накопитель', 'SSD', 'm', 'm'),
  code: 'bom-',
  variant: 'storage',
  facets: ['capacity', 'form_factor', 'interface', 'read_speed'],
  caption: ['form_factor', 'interface', 'read_speed'],
  columns: ['form_factor', 'interface', 'read_speed', 'write_speed'],
  common: { compatible: 'Windows, macOS, Linux', weight: 9, package: '@pkg-simple', warranty: 36 },
};

export const networks: ModelTable[] = [
  {
    ...router,
    leaf: 'wifi-routers',
    rows: [
      ['Xiaomi', 'Router AX3000T', 799, 'white', 'Wi-Fi 6', 2976, 3, 120, 330],
      ['Xiaomi', 'Router BE3600', 1299, 'black', 'Wi-Fi 7', 3570, 3, 130, 420],
      ['TP-Link', 'Archer AX55', 1499, 'black', 'Wi-Fi 6', 2976, 4, 150, 580],
      ['TP-Link', 'Archer BE230', 1899, 'black', 'Wi-Fi 7', 3576, 4, 150, 560],
      ['ASUS', 'RT-AX57', 1699, 'black white', 'Wi-Fi 6', 2976, 4, 140, 510],
      ['Keenetic', 'Hopper KN-3811', 2799, 'white', 'Wi-Fi 6', 2976, 4, 140, 490],
    ],
  },
  {
    ...router,
    leaf: 'mesh-systems',
    noun: noun('Mesh-система', 'Sistem mesh', 'f', 'm'),
    rows: [
      ['TP-Link', 'Deco X50', 3499, 'white', 'Wi-Fi 6', 2976, 3, 420, 1650],
      ['TP-Link', 'Deco BE25', 4999, 'white', 'Wi-Fi 7', 5000, 2, 430, 1580],
      ['Xiaomi', 'Mesh System AC1200', 1799, 'white', 'Wi-Fi 5', 1167, 2, 370, 700],
      ['ASUS', 'ZenWiFi XD5', 3199, 'white', 'Wi-Fi 6', 2976, 2, 320, 620],
    ],
  },
  {
    ...drive,
    leaf: 'internal-ssd',
    rows: [
      ['Kingston', 'NV3', '500=899 1024=1399 2048=2599', 'blue', 'M.2 2280', 'PCIe 4.0 x4', 6000, 4000],
      ['Samsung', '990 Pro', '1024=2399 2048=3999', 'black', 'M.2 2280', 'PCIe 4.0 x4', 7450, 6900],
      ['Kingston', 'A400', '480=649', 'black', '2.5″', 'SATA III', 500, 450],
    ],
  },
  {
    ...drive,
    leaf: 'portable-ssd',
    noun: noun('Внешний SSD', 'SSD extern', 'm', 'm'),
    rows: [
      ['Samsung', 'T7 Shield', '1024=1999 2048=3299', 'blue', '@portable', 'USB 3.2 Gen 2', 1050, 1000],
      ['Kingston', 'XS1000', '1024=1499', 'black red', '@portable', 'USB 3.2 Gen 2', 1050, 1000],
      ['SanDisk', 'Extreme Portable', '1024=2099', 'graphite', '@portable', 'USB 3.2 Gen 2', 1050, 1000],
    ],
  },
  {
    ...drive,
    leaf: 'memory-cards',
    picture: 'memory-card',
    noun: noun('Карта памяти', 'Card de memorie', 'f', 'm'),
    code: 'acc-',
    facets: ['capacity', 'form_factor', 'speed_class', 'read_speed'],
    caption: ['form_factor', 'speed_class', 'read_speed'],
    columns: ['form_factor', 'speed_class', 'read_speed', 'write_speed'],
    common: { compatible: 'Android, Windows, macOS', weight: 2, package: '@pkg-simple', warranty: 60 },
    rows: [
      ['Kingston', 'Canvas Select Plus', '64=119 256=349', 'black', 'microSDXC', 'UHS-I U1 A1', 100, 20],
      ['Samsung', 'EVO Plus', '128=229 512=799', 'white', 'microSDXC', 'UHS-I U3 A2', 160, 120],
      ['SanDisk', 'Extreme Pro', '128=499 256=899', 'red', 'SDXC', 'UHS-I U3 V30', 200, 140],
    ],
  },
];
