// The vitrina's code as browsers get it: with the style sheet of rows, which the server must not import, as Vike would then
// link it from every page, the shop's as well. The server links it from those alone that begin with rows (rule LISTING-7).
import '#ui/features/catalog/products/listing/view-switch.css';

export { vitrinaRoutes } from '#ui/vitrina-routes.tsx';
