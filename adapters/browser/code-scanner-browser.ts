import { browserTimers } from './browser-clockwork.ts';
import { loadCodeReader } from './code-reader.ts';
import { createCameraScanner } from './code-scanner.ts';

const BEEP_MS = 70;
const BEEP_HZ = 1320;
const SHAKE_MS = 40;
/** Soft enough for a showroom. */
const LOUDNESS = 0.04;

let sound: AudioContext | undefined;

const beep = (): void => {
  sound ??= new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: BEEP_HZ });
  tone.connect(new GainNode(sound, { gain: LOUDNESS })).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + BEEP_MS / 1000);
};

/** The scanner of this browser, loaded as a separate chunk. */
export const createBrowserScanner = () =>
  createCameraScanner({
    // Where the connection is not safe there are none, whatever the types say.
    cameras: navigator.mediaDevices as MediaDevices | undefined,
    isSecure: window.isSecureContext,
    loadReader: loadCodeReader,
    timers: browserTimers,
    confirm: () => {
      try {
        navigator.vibrate?.(SHAKE_MS);
        beep();
      } catch {
        // A browser that can neither sound nor shake still shows what was read.
      }
    },
  });
