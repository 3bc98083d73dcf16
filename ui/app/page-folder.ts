/** Folder in `ui/pages/` of the page that a route shows, by the route's id (`ro:product:11` …); empty when there is none. */
export const folderOf = (routeId: string): string => routeId.split(':')[1] ?? '';
