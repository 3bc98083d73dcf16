import { browserTimers } from './browser-clockwork.ts';
import { loadCodeReader } from './code-reader.ts';
import { createCameraScanner } from './code-scanner.ts';

const BEEP_MS = 70;
const BEEP_HZ = 1320;
const VIBRATION_MS = 40;
/** Quiet enough for a showroom. */
const VOLUME = 0.04;

let sound: AudioContext | undefined;

const beep = (): void => {
  sound ??= new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: BEEP_HZ });
  tone.connect(new GainNode(sound, { gain: VOLUME })).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + BEEP_MS / 1000);
};

/** The scanner of this browser, loaded as a separate chunk. */
export const createBrowserScanner = () =>
  createCameraScanner({
    // Missing on insecure origins, although the types say otherwise.
    cameras: navigator.mediaDevices as MediaDevices | undefined,
    isSecure: window.isSecureContext,
    loadReader: loadCodeReader,
    timers: browserTimers,
    confirm: () => {
      try {
        navigator.vibrate?.(VIBRATION_MS);
        beep();
      } catch {
        // Without sound and vibration the page still shows what was read.
      }
    },
  });
