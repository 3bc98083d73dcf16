import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Form } from '#adapters/provider-sandbox/pictures/models/forms.ts';
import { drawActionCamera } from './action-camera.ts';
import { drawAirFryer } from './air-fryer.ts';
import { drawAirPurifier } from './air-purifier.ts';
import { drawBackpack } from './backpack.ts';
import { drawBlender } from './blender.ts';
import { drawBoombox } from './boombox.ts';
import { drawCable } from './cable.ts';
import { drawCamera } from './camera.ts';
import { drawCapsuleMachine } from './capsule-machine.ts';
import { drawCarCharger } from './car-charger.ts';
import { drawCarHolder } from './car-holder.ts';
import { drawCase } from './case.ts';
import { drawClamshell } from './clamshell.ts';
import { drawCoffeeMachine } from './coffee-machine.ts';
import { drawDashCam } from './dash-cam.ts';
import { drawMiniPc, drawTowerPc } from './desktop-pc.ts';
import { drawDrone } from './drone.ts';
import { drawEReader } from './e-reader.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawFan } from './fan.ts';
import { drawFeaturePhone } from './feature-phone.ts';
import { drawFitnessBand } from './fitness-band.ts';
import { drawFloorWasher } from './floor-washer.ts';
import { drawFlip } from './foldable.ts';
import { drawFold } from './foldable-book.ts';
import { drawFolio } from './folio.ts';
import { drawGamepad } from './gamepad.ts';
import { drawGarmentSteamer } from './garment-steamer.ts';
import { drawHairDryer } from './hair-dryer.ts';
import { drawHairStraightener } from './hair-straightener.ts';
import { drawHairStyler } from './hair-styler.ts';
import { drawHandBlender } from './hand-blender.ts';
import { drawHandheld } from './handheld.ts';
import { drawHeadphones } from './headphones.ts';
import { drawHeater } from './heater.ts';
import { drawHumidifier } from './humidifier.ts';
import { drawInstantCamera } from './instant-camera.ts';
import { drawIron } from './iron.ts';
import { drawKettle } from './kettle.ts';
import { drawKeyboard } from './keyboard.ts';
import { drawLaptop } from './laptop.ts';
import { drawLensFilm } from './lens-film.ts';
import { drawLightstrip } from './lightstrip.ts';
import { drawMediaPlayer } from './media-player.ts';
import { drawMemoryCard } from './memory-card.ts';
import { drawMesh } from './mesh.ts';
import { drawMicrophone } from './microphone.ts';
import { drawMonitor } from './monitor.ts';
import { drawMouse } from './mouse.ts';
import { drawMulticooker } from './multicooker.ts';
import { drawPartySpeaker } from './party-speaker.ts';
import { drawPhone } from './phone.ts';
import { drawPlaystation } from './playstation.ts';
import { drawPowerBank } from './power-bank.ts';
import { drawPrinter } from './printer.ts';
import { drawProjector } from './projector.ts';
import { drawRobotVacuum } from './robot-vacuum.ts';
import { drawRouter } from './router.ts';
import { drawScale } from './scale.ts';
import { drawScooter } from './scooter.ts';
import { drawScreenGlass } from './screen-glass.ts';
import { drawIndoorCamera, drawOutdoorCamera } from './security-camera.ts';
import { drawShaver } from './shaver.ts';
import { drawSmartLamp } from './smart-lamp.ts';
import { drawSmartPlug } from './smart-plug.ts';
import { drawSoundbar } from './soundbar.ts';
import { drawSpeakerBarrel } from './speaker-barrel.ts';
import { drawSpeakerBrick } from './speaker-brick.ts';
import { drawSsdPortable, drawSsdStick } from './ssd.ts';
import { drawSsdDrive } from './ssd-drive.ts';
import { drawSteamStation } from './steam-station.ts';
import { drawStickCamera } from './stick-camera.ts';
import { drawStickVacuum } from './stick-vacuum.ts';
import { drawTablet } from './tablet.ts';
import { drawTabletCover } from './tablet-cover.ts';
import { drawTabletKeyboard } from './tablet-keyboard.ts';
import { drawToothbrush } from './toothbrush.ts';
import { drawTv } from './tv.ts';
import { drawVrHeadset } from './vr-headset.ts';
import { drawWallCharger } from './wall-charger.ts';
import { drawWatch } from './watch.ts';
import { drawWirelessCharger } from './wireless-charger.ts';
import { drawXbox } from './xbox.ts';

/** The drawing routine of every form. */
export const forms: Record<Form, Draw> = {
  phone: drawPhone,
  fold: drawFold,
  flip: drawFlip,
  'feature-phone': drawFeaturePhone,
  clamshell: drawClamshell,
  tablet: drawTablet,
  'tablet-cover': drawTabletCover,
  'tablet-keyboard': drawTabletKeyboard,
  'e-reader': drawEReader,
  laptop: drawLaptop,
  monitor: drawMonitor,
  'tower-pc': drawTowerPc,
  'mini-pc': drawMiniPc,
  printer: drawPrinter,
  router: drawRouter,
  mesh: drawMesh,
  keyboard: drawKeyboard,
  mouse: drawMouse,
  watch: drawWatch,
  'fitness-band': drawFitnessBand,
  earbuds: drawEarbuds,
  headphones: drawHeadphones,
  'speaker-barrel': drawSpeakerBarrel,
  'speaker-brick': drawSpeakerBrick,
  boombox: drawBoombox,
  'party-speaker': drawPartySpeaker,
  soundbar: drawSoundbar,
  microphone: drawMicrophone,
  tv: drawTv,
  projector: drawProjector,
  'media-player': drawMediaPlayer,
  playstation: drawPlaystation,
  xbox: drawXbox,
  handheld: drawHandheld,
  gamepad: drawGamepad,
  'vr-headset': drawVrHeadset,
  camera: drawCamera,
  'instant-camera': drawInstantCamera,
  'action-camera': drawActionCamera,
  'indoor-camera': drawIndoorCamera,
  'outdoor-camera': drawOutdoorCamera,
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
  lightstrip: drawLightstrip,
  'smart-plug': drawSmartPlug,
  'wall-charger': drawWallCharger,
  'wireless-charger': drawWirelessCharger,
  'car-charger': drawCarCharger,
  cable: drawCable,
  'power-bank': drawPowerBank,
  case: drawCase,
  folio: drawFolio,
  'screen-glass': drawScreenGlass,
  'car-holder': drawCarHolder,
  'dash-cam': drawDashCam,
  'memory-card': drawMemoryCard,
  'ssd-stick': drawSsdStick,
  'ssd-portable': drawSsdPortable,
  'ssd-drive': drawSsdDrive,
  backpack: drawBackpack,
  'stick-camera': drawStickCamera,
  'floor-washer': drawFloorWasher,
  'steam-station': drawSteamStation,
  'garment-steamer': drawGarmentSteamer,
  'capsule-machine': drawCapsuleMachine,
  'hand-blender': drawHandBlender,
  'hair-styler': drawHairStyler,
  'hair-straightener': drawHairStraightener,
  'lens-film': drawLensFilm,
};
