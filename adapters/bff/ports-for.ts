import type { Request, Response } from 'express';
import type { ShopPorts } from '#core/shop.ts';

/** The ports of a request. */
export type PortsFor = (request: Request, response: Response) => ShopPorts;
