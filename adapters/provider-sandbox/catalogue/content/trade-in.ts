import type { SeedTradeIn, SeedTradeInModel } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { b, slug } from '#adapters/provider-sandbox/catalogue/text.ts';

/** `iPhone 15=128:7800 256:8600`: a model and what a faultless one is worth by its memory in GB, MDL. */
const models = (kind: string, brand: string, lines: readonly string[]): SeedTradeInModel[] =>
  lines.map((line) => {
    const [title = '', prices = ''] = line.split('=');
    return {
      modelId: slug(`${brand} ${title}`),
      kind,
      brand,
      title,
      variants: prices.split(' ').map((pair) => {
        const [memory = '', price = '0'] = pair.includes(':') ? pair.split(':') : ['', pair];
        const size = Number(memory);
        const words = size >= 1024 ? b(`${size / 1024} ТБ`, `${size / 1024} TB`) : b(`${size} ГБ`, `${size} GB`);
        return memory === '' ? { price: Number(price) } : { memory: words, price: Number(price) };
      }),
    };
  });

/** What is taken in exchange for something new, and for how much. */
export const tradeIn: SeedTradeIn = {
  kinds: [
    { kind: 'phone', title: b('Смартфон', 'Smartphone') },
    { kind: 'tablet', title: b('Планшет', 'Tabletă') },
    { kind: 'laptop', title: b('Ноутбук', 'Laptop') },
    { kind: 'watch', title: b('Умные часы', 'Ceas inteligent') },
    { kind: 'console', title: b('Игровая приставка', 'Consolă de jocuri') },
  ],
  conditions: [
    {
      condition: 'excellent',
      title: b('Как новое', 'Ca nou'),
      text: b(
        'Ни царапин, ни потёртостей, всё работает, батарея держит не меньше 90%.',
        'Fără zgârieturi sau urme de uzură, totul funcționează, bateria ține cel puțin 90%.',
      ),
      from: 0.92,
      to: 1,
    },
    {
      condition: 'good',
      title: b('Хорошее', 'Bună'),
      text: b(
        'Мелкие царапины, заметные вблизи. Экран цел, всё работает, батарея держит от 80%.',
        'Zgârieturi mici, vizibile doar de aproape. Ecranul este întreg, totul funcționează, bateria ține de la 80%.',
      ),
      from: 0.74,
      to: 0.86,
    },
    {
      condition: 'worn',
      title: b('Заметный износ', 'Uzură vizibilă'),
      text: b(
        'Глубокие царапины, сколы или вмятины на корпусе, уставшая батарея. Экран без трещин.',
        'Zgârieturi adânci, ciobituri sau lovituri pe carcasă, baterie obosită. Ecranul nu este crăpat.',
      ),
      from: 0.48,
      to: 0.62,
    },
    {
      condition: 'broken',
      title: b('Разбито или не работает', 'Spart sau defect'),
      text: b(
        'Трещины на экране, не включается, побывало в воде или не работает что-то из главного.',
        'Ecran crăpat, nu pornește, a stat în apă sau nu funcționează ceva important.',
      ),
      from: 0.12,
      to: 0.28,
    },
  ],
  models: [
    ...models('phone', 'Apple', [
      'iPhone 17 Pro=256:19500 512:21500 1024:23500',
      'iPhone 17=256:14800 512:16400',
      'iPhone 16 Pro=128:14500 256:15600 512:17200',
      'iPhone 16=128:10900 256:12000 512:13300',
      'iPhone 15 Pro=128:11200 256:12200 512:13500',
      'iPhone 15=128:8600 256:9500',
      'iPhone 14=128:6500 256:7200',
      'iPhone 13=128:5100 256:5700',
      'iPhone 12=64:3200 128:3700',
      'iPhone SE (2022)=64:2300 128:2700',
      'iPhone 11=64:2200 128:2600',
    ]),
    ...models('phone', 'Samsung', [
      'Galaxy S25 Ultra=256:14500 512:15900',
      'Galaxy S25=128:9200 256:10000',
      'Galaxy S24 Ultra=256:11000 512:12100',
      'Galaxy S24=128:6900 256:7600',
      'Galaxy S23=128:4900 256:5400',
      'Galaxy S22=128:3300 256:3700',
      'Galaxy Z Flip6=256:7400 512:8100',
      'Galaxy A56=128:4100 256:4600',
      'Galaxy A54=128:2500 256:2800',
      'Galaxy A35=128:2600',
    ]),
    ...models('phone', 'Xiaomi', [
      '15 Ultra=512:13200',
      '15T Pro=256:7600 512:8300',
      '14=256:6400 512:7100',
      '13T=256:3900',
      'Redmi Note 14 Pro=256:3400 512:3800',
      'Redmi Note 13=128:1700 256:1950',
      'POCO X7 Pro=256:3700 512:4200',
    ]),
    ...models('phone', 'Google', ['Pixel 9 Pro=128:9100 256:9900', 'Pixel 9=128:7000 256:7600', 'Pixel 8=128:4600']),
    ...models('tablet', 'Apple', [
      'iPad Pro 11 (M4)=256:12400 512:14200',
      'iPad Air 11 (M3)=128:8200 256:9300',
      'iPad (10-gen)=64:3900 256:4900',
      'iPad mini (A17 Pro)=128:6300 256:7300',
    ]),
    ...models('tablet', 'Samsung', ['Galaxy Tab S10+=256:8800', 'Galaxy Tab S9 FE=128:3600', 'Galaxy Tab A9+=64:1900']),
    ...models('laptop', 'Apple', [
      'MacBook Air 13 (M4)=256:14200 512:16300',
      'MacBook Air 13 (M2)=256:9800 512:11200',
      'MacBook Air 13 (M1)=256:7200',
      'MacBook Pro 14 (M3)=512:17500',
    ]),
    ...models('laptop', 'ASUS', [
      'Zenbook 14 OLED=512:8900 1024:9900',
      'TUF Gaming A15=512:9400',
      'Vivobook 15=512:4700',
    ]),
    ...models('laptop', 'Lenovo', ['Legion 5=512:10800', 'IdeaPad Slim 5=512:6100', 'ThinkPad E14=512:6900']),
    ...models('watch', 'Apple', ['Watch Ultra 2=6400', 'Watch Series 10=4100', 'Watch Series 9=3000', 'Watch SE=1800']),
    ...models('watch', 'Samsung', ['Galaxy Watch Ultra=4200', 'Galaxy Watch7=2200', 'Galaxy Watch6=1500']),
    ...models('watch', 'Garmin', ['Fenix 7=4600', 'Forerunner 265=3700']),
    ...models('console', 'Sony', ['PlayStation 5 Pro=10400', 'PlayStation 5=6100', 'PlayStation 4=2300']),
    ...models('console', 'Microsoft', ['Xbox Series X=5200', 'Xbox Series S=2800']),
    ...models('console', 'Nintendo', ['Switch 2=7200', 'Switch OLED=3300', 'Switch Lite=1700']),
  ],
};
