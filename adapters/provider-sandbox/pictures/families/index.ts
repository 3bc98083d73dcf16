import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { drawActionCamera } from './action-camera.ts';
import { drawAirFryer } from './air-fryer.ts';
import { drawAirPurifier } from './air-purifier.ts';
import { drawBackpack } from './backpack.ts';
import { drawBlender } from './blender.ts';
import { drawCable } from './cable.ts';
import { drawCamera } from './camera.ts';
import { drawCarHolder } from './car-holder.ts';
import { drawCase } from './case.ts';
import { drawCharger } from './charger.ts';
import { drawCoffeeMachine } from './coffee-machine.ts';
import { drawDashCam } from './dash-cam.ts';
import { drawDesktopPc } from './desktop-pc.ts';
import { drawDrone } from './drone.ts';
import { drawEReader } from './e-reader.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawFan } from './fan.ts';
import { drawFeaturePhone } from './feature-phone.ts';
import { drawFitnessBand } from './fitness-band.ts';
import { drawFoldable } from './foldable.ts';
import { drawGameConsole } from './game-console.ts';
import { drawGamepad } from './gamepad.ts';
import { drawHairDryer } from './hair-dryer.ts';
import { drawHeadphones } from './headphones.ts';
import { drawHeater } from './heater.ts';
import { drawHumidifier } from './humidifier.ts';
import { drawIron } from './iron.ts';
import { drawKettle } from './kettle.ts';
import { drawKeyboard } from './keyboard.ts';
import { drawLaptop } from './laptop.ts';
import { drawMediaPlayer } from './media-player.ts';
import { drawMemoryCard } from './memory-card.ts';
import { drawMicrophone } from './microphone.ts';
import { drawMonitor } from './monitor.ts';
import { drawMouse } from './mouse.ts';
import { drawMulticooker } from './multicooker.ts';
import { drawPhone } from './phone.ts';
import { drawPowerBank } from './power-bank.ts';
import { drawPrinter } from './printer.ts';
import { drawProjector } from './projector.ts';
import { drawRobotVacuum } from './robot-vacuum.ts';
import { drawRouter } from './router.ts';
import { drawScale } from './scale.ts';
import { drawScooter } from './scooter.ts';
import { drawScreenGlass } from './screen-glass.ts';
import { drawSecurityCamera } from './security-camera.ts';
import { drawShaver } from './shaver.ts';
import { drawSmartLamp } from './smart-lamp.ts';
import { drawSmartPlug } from './smart-plug.ts';
import { drawSoundbar } from './soundbar.ts';
import { drawSpeaker } from './speaker.ts';
import { drawSsd } from './ssd.ts';
import { drawStickVacuum } from './stick-vacuum.ts';
import { drawTablet } from './tablet.ts';
import { drawToothbrush } from './toothbrush.ts';
import { drawTv } from './tv.ts';
import { drawVrHeadset } from './vr-headset.ts';
import { drawWatch } from './watch.ts';

/** The drawing routine of every family. */
export const families: Record<PictureFamily, Draw> = {
  phone: drawPhone,
  foldable: drawFoldable,
  'feature-phone': drawFeaturePhone,
  tablet: drawTablet,
  'e-reader': drawEReader,
  laptop: drawLaptop,
  monitor: drawMonitor,
  'desktop-pc': drawDesktopPc,
  printer: drawPrinter,
  router: drawRouter,
  keyboard: drawKeyboard,
  mouse: drawMouse,
  watch: drawWatch,
  'fitness-band': drawFitnessBand,
  earbuds: drawEarbuds,
  headphones: drawHeadphones,
  speaker: drawSpeaker,
  soundbar: drawSoundbar,
  microphone: drawMicrophone,
  tv: drawTv,
  projector: drawProjector,
  'media-player': drawMediaPlayer,
  'game-console': drawGameConsole,
  gamepad: drawGamepad,
  'vr-headset': drawVrHeadset,
  camera: drawCamera,
  'action-camera': drawActionCamera,
  'security-camera': drawSecurityCamera,
  drone: drawDrone,
  scooter: drawScooter,
  'robot-vacuum': drawRobotVacuum,
  'stick-vacuum': drawStickVacuum,
  'air-purifier': drawAirPurifier,
  humidifier: drawHumidifier,
  fan: drawFan,
  heater: drawHeater,
  kettle: drawKettle,
  'coffee-machine': drawCoffeeMachine,
  'air-fryer': drawAirFryer,
  blender: drawBlender,
  multicooker: drawMulticooker,
  iron: drawIron,
  'hair-dryer': drawHairDryer,
  shaver: drawShaver,
  toothbrush: drawToothbrush,
  scale: drawScale,
  'smart-lamp': drawSmartLamp,
  'smart-plug': drawSmartPlug,
  charger: drawCharger,
  cable: drawCable,
  'power-bank': drawPowerBank,
  case: drawCase,
  'screen-glass': drawScreenGlass,
  'car-holder': drawCarHolder,
  'dash-cam': drawDashCam,
  'memory-card': drawMemoryCard,
  ssd: drawSsd,
  backpack: drawBackpack,
};
