import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { launchedWith, WITHOUT_FONTS, WITHOUT_PICTURES } from './launch.ts';

/** Settings of a test whose Chromium has a camera that plays a video; it asks nobody for leave. */
export const cameraPlaying = (video: string) => ({
  launchOptions: launchedWith(
    WITHOUT_FONTS,
    WITHOUT_PICTURES,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ),
  permissions: ['camera'],
});

/** Something held before the camera. */
export interface HeldCode {
  readonly format: 'Code128' | 'QRCode';
  readonly text: string;
}

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 5;
/** How long each code is held, and how long nothing is: longer than a code has to be away to count again. */
const [HELD, NOTHING] = [2 * FRAMES_A_SECOND, FRAMES_A_SECOND];
const [WHITE, GREY] = [235, 128];
const [WIDEST, HIGHEST] = [0.85 * WIDTH, 0.8 * HEIGHT];

/**
 * Writes a video in which the codes are held before the camera one after another, round and round, as Chromium takes it
 * in the place of a camera: raw frames of brightness and colour (y4m).
 */
export const writeCodeVideo = async (file: string, codes: readonly HeldCode[]): Promise<void> => {
  const module = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: module.buffer as ArrayBuffer }, fireImmediately: true });
  const blank = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const video = createWriteStream(file);
  video.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420mpeg2\n`);
  for (const code of codes) {
    const drawn = await draw(code, blank);
    for (let frame = 0; frame < HELD + NOTHING; frame += 1) {
      video.write('FRAME\n');
      video.write(frame < HELD ? drawn : blank);
      video.write(colour);
    }
  }
  video.end();
  await once(video, 'finish');
};

/** A frame with the code in its middle, as large as whole pixels and the quiet around it allow. */
const draw = async ({ format, text }: HeldCode, blank: Buffer): Promise<Buffer> => {
  const { symbol, error } = await writeBarcode(text, { format });
  if (!symbol) throw new Error(`Cannot draw ${text}: ${error}`);
  const { data, width, height } = symbol;
  const scale = Math.floor(Math.min(WIDEST / width, HIGHEST / height));
  const [left, top] = [Math.floor((WIDTH - width * scale) / 2), Math.floor((HEIGHT - height * scale) / 2)];
  const frame = Buffer.from(blank);
  for (let y = 0; y < height * scale; y += 1)
    for (let x = 0; x < width * scale; x += 1)
      frame[(top + y) * WIDTH + left + x] =
        data[Math.floor(y / scale) * width + Math.floor(x / scale)] === 0 ? 16 : WHITE;
  return frame;
};
