import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Draw } from '../kit/studio.ts';
import { drawAirPurifier } from './air-purifier.ts';
import { drawBlender } from './blender.ts';
import { drawEReader } from './e-reader.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawFeaturePhone } from './feature-phone.ts';
import { drawFitnessBand } from './fitness-band.ts';
import { drawFoldable } from './foldable.ts';
import { drawGameConsole } from './game-console.ts';
import { drawGamepad } from './gamepad.ts';
import { drawHeadphones } from './headphones.ts';
import { drawHumidifier } from './humidifier.ts';
import { drawKettle } from './kettle.ts';
import { drawLaptop } from './laptop.ts';
import { drawMicrophone } from './microphone.ts';
import { drawMonitor } from './monitor.ts';
import { drawMulticooker } from './multicooker.ts';
import { drawPhone } from './phone.ts';
import { drawRobotVacuum } from './robot-vacuum.ts';
import { drawSoundbar } from './soundbar.ts';
import { drawSpeaker } from './speaker.ts';
import { drawTablet } from './tablet.ts';
import { drawTv } from './tv.ts';
import { drawVrHeadset } from './vr-headset.ts';
import { drawWatch } from './watch.ts';

/** The drawing routine of every family. */
export const families: Partial<Record<PictureFamily, Draw>> = {
  phone: drawPhone,
  foldable: drawFoldable,
  'feature-phone': drawFeaturePhone,
  tablet: drawTablet,
  'e-reader': drawEReader,
  laptop: drawLaptop,
  monitor: drawMonitor,
  watch: drawWatch,
  'fitness-band': drawFitnessBand,
  earbuds: drawEarbuds,
  headphones: drawHeadphones,
  speaker: drawSpeaker,
  soundbar: drawSoundbar,
  microphone: drawMicrophone,
  tv: drawTv,
  'game-console': drawGameConsole,
  gamepad: drawGamepad,
  'vr-headset': drawVrHeadset,
  'robot-vacuum': drawRobotVacuum,
  'air-purifier': drawAirPurifier,
  humidifier: drawHumidifier,
  kettle: drawKettle,
  blender: drawBlender,
  multicooker: drawMulticooker,
};
