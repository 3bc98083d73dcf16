/** One document is written: the frame of all. */
export const onBeforePrerenderStart = () => ['/'];
