import { makeAutoObservable } from 'mobx';

/** Which of a page's videos plays: one at a time, and none before it is asked for (rule VIDEO-4). */
export class PlayerStore {
  playing: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  play(videoId: string): void {
    this.playing = videoId;
  }
}
