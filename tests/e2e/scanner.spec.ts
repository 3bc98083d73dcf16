import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { cameraPlaying, writeCodeVideo } from '#tests/e2e/support/code-video.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProvider } from '#tests/e2e/support/provider-database.ts';
import { expect, type Shopper, test } from '#tests/e2e/support/shopper.ts';

const video = join(mkdtempSync(join(tmpdir(), 'zori-codes-')), 'codes.y4m');

test.use(cameraPlaying(video));
// In one worker: each other one would start a browser with a camera of its own.
test.describe.configure({ mode: 'default' });

interface Goods {
  readonly code: string;
  readonly url: string;
  readonly title: string;
}

/** What is held before the camera: the first by its code on the box, the second by the address on a paper. */
const goods = () =>
  readProvider<Goods>(
    `SELECT code, url, title FROM product JOIN product_text ON product_text.product = product.id AND locale = 'ru'
     WHERE available > 5 AND code GLOB 'MI*' ORDER BY id LIMIT 2`,
  );

test.beforeAll(async () => {
  const [boxed, printed] = goods();
  await writeCodeVideo(video, [
    { format: 'Code128', text: boxed?.code ?? '' },
    { format: 'QRCode', text: `https://shop.example/ro/product/${printed?.url}` },
  ]);
});

const scannerOf = ({ page, words }: Shopper) => page.getByRole('dialog', { name: words('scanner.title') });

/** Cameras that the page has running. */
const countRunning = () =>
  (window as unknown as { readonly cameras: readonly MediaStreamTrack[] }).cameras.filter(
    ({ readyState }) => readyState === 'live',
  ).length;

const watchCameras = () => {
  const cameras: MediaStreamTrack[] = [];
  Object.assign(window, { cameras });
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    cameras.push(...stream.getTracks());
    return stream;
  };
};

test('scanned codes go to the list, and the camera is released', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  const [boxed, printed] = goods();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(request.url());
  });
  await page.addInitScript(watchCameras);
  await enterVitrina(shopper, '/order/quick', baseURL ?? '');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('quickOrder.scan') })
    .click();
  const scanner = scannerOf(shopper);
  await expect(scanner.getByRole('status').filter({ hasText: boxed?.title ?? '' })).toBeVisible();
  await expect(scanner.getByRole('status').filter({ hasText: printed?.title ?? '' })).toBeVisible();
  await expectNoBarrier(page);
  expect(await page.evaluate(countRunning)).toBe(1);

  await scanner.getByRole('textbox', { name: words('scanner.typed') }).fill('mi99999999');
  await scanner.getByRole('button', { name: words('scanner.add') }).click();
  await page.keyboard.press('Escape');
  await expect(scanner).toBeHidden();
  expect(await page.evaluate(countRunning)).toBe(0);
  await expect(page.getByRole('button', { name: words('quickOrder.scan'), exact: true })).toBeFocused();
  const list = page.getByRole('list', { name: words('quickOrder.list') });
  for (const { title, code } of goods())
    await expect(list.getByRole('listitem').filter({ hasText: title }).filter({ hasText: code })).toBeVisible();
  await expect(page.getByText('MI99999999 × 1')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a code held before the camera of the search opens its product @mobile', async ({
  shopper: as,
  page,
  baseURL,
}) => {
  const shopper = as('ro');
  await page.addInitScript(watchCameras);
  await enterVitrina(shopper, '/', baseURL ?? '');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shopper.words('scanner.open') })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL(
    new RegExp(
      `/ro/product/(?:${goods()
        .map(({ url }) => url)
        .join('|')})$`,
    ),
  );
  await expect(scannerOf(shopper)).toBeHidden();
  await expect.poll(() => page.evaluate(countRunning)).toBe(0);
});

test('without a camera (refused, none, busy) the code is typed @nightly', async ({ shopper: as, page, baseURL }) => {
  const shopper = as('ru');
  const { words } = shopper;
  const [boxed] = goods();
  await enterVitrina(shopper, '/', baseURL ?? '');
  for (const [error, problem] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ] as const) {
    await test.step(problem, async () => {
      const failing = await page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
      }, error);
      await page.goto(vitrinaAddress(shopper, '/', baseURL ?? ''));
      await shopper.settled();
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('scanner.open') })
        .locator('visible=true')
        .click();
      const scanner = scannerOf(shopper);
      await expect(scanner.getByRole('alert')).toContainText(words(`scanner.problem.${problem}`));
      const typed = scanner.getByRole('textbox', { name: words('scanner.typed') });
      await typed.fill('MI99999999');
      await typed.press('Enter');
      await expect(scanner.getByText(words('suggest.nothing', { text: 'MI99999999' }))).toBeVisible();
      await typed.fill(boxed?.code ?? '');
      await typed.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/product/${boxed?.url}$`));
      await failing.dispose();
    });
  }
});

test('only the vitrina may use the camera and WebAssembly', async ({ shopper: as, page, baseURL }) => {
  const shop = (await page.request.get('/')).headers();
  expect(shop['permissions-policy']).toContain('camera=()');
  expect(shop['content-security-policy']).not.toContain('wasm');
  const vitrina = (await page.goto(vitrinaAddress(as('ru'), '/auth', baseURL ?? '')))?.headers() ?? {};
  expect(vitrina['permissions-policy']).toContain('camera=(self)');
  expect(vitrina['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
});
