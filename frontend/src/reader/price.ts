/** The price helper of sales: what a guarantee pays, by GUARANTEES, with discount and zone. */

/** Exact 4, sign 3, neutral 2, anything 1; the blue zone adds 1 and the red zone takes 1. */
export function priceOf(guarantee: number, discount: number, zone: number): number {
  return guarantee + 1 + zone - discount;
}
