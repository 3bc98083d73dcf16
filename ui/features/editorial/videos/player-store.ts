import { makeAutoObservable } from 'mobx';

/** The playing video of a page: one at a time, none at first (rule VIDEO-4). */
export class PlayerStore {
  playing: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  play(videoId: string): void {
    this.playing = videoId;
  }
}
