import type { SeedCompany } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { b, same } from '#adapters/provider-sandbox/catalogue/text.ts';

/** Companies of the shop's own family and those that sell with it. */
export const companies: SeedCompany[] = [
  {
    companyId: 'zori-service',
    name: same('Zori Service'),
    text: b(
      'Гарантийный и платный ремонт, собственный склад запчастей, двенадцать мастеров.',
      'Reparații în garanție și contra cost, depozit propriu de piese, doisprezece tehnicieni.',
    ),
    city: b('Кишинёв', 'Chișinău'),
    url: '/service',
  },
  {
    companyId: 'zori-logistic',
    name: same('Zori Logistic'),
    text: b(
      'Склад в Кишинёве и машины, которые развозят заказы по всем районам.',
      'Depozitul din Chișinău și mașinile care duc comenzile în toate raioanele.',
    ),
    city: b('Кишинёв', 'Chișinău'),
    url: '/delivery',
  },
  {
    companyId: 'zori-business',
    name: same('Zori Business'),
    text: b(
      'Техника для офисов, школ и гостиниц: поставка, настройка, обслуживание по договору.',
      'Electronice pentru birouri, școli și hoteluri: livrare, configurare, întreținere pe bază de contract.',
    ),
    city: b('Кишинёв', 'Chișinău'),
    url: '',
  },
  {
    companyId: 'tehno-nord',
    name: same('Tehno Nord'),
    text: b(
      'Восемь салонов связи на севере, продаёт наш ассортимент через витрину с 2019 года.',
      'Opt saloane de telefonie din nord; vinde gama noastră prin vitrină din 2019.',
    ),
    city: b('Бельцы', 'Bălți'),
    url: '',
  },
  {
    companyId: 'sud-mobil',
    name: same('Sud Mobil'),
    text: b(
      'Магазины аксессуаров в Кагуле и Комрате: выдают наши заказы и принимают технику в ремонт.',
      'Magazine de accesorii din Cahul și Comrat: predau comenzile noastre și primesc dispozitive la reparat.',
    ),
    city: b('Кагул, Комрат', 'Cahul, Comrat'),
    url: '',
  },
  {
    companyId: 'casa-mea',
    name: same('Casa Mea'),
    text: b(
      'Мебельная сеть: наши телевизоры и техника для кухни стоят в её шоурумах.',
      'Rețea de mobilă: televizoarele și electrocasnicele noastre stau în showroomurile ei.',
    ),
    city: b('Кишинёв, Оргеев', 'Chișinău, Orhei'),
    url: '',
  },
];
