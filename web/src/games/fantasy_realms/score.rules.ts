// Made by `make types` from the Python declarations. Do not edit: change those instead.

/** A set as it is on the other side: 64 bits. */
const wrap = (mask: bigint): bigint => BigInt.asUintN(64, mask)

/** How many members a set has. */
function count(mask: bigint): number {
  let n = 0
  for (let left = mask; left !== 0n; left &= left - 1n) n++
  return n
}

/** The smallest member; 64 for the empty set. */
function lowest(mask: bigint): number {
  const low = Number(mask & 0xffffffffn)
  if (low !== 0) return 31 - Math.clz32(low & -low)
  const high = Number(mask >> 32n)
  return high === 0 ? 64 : 63 - Math.clz32(high & -high)
}

export const PLACES = {"doppelganger": 0, "mirage": 1, "shapeshifter": 2, "book_card": 3, "book_suit": 5, "island": 4} as const

export const UNUSED = {"doppelganger": 52, "mirage": 51, "shapeshifter": 50, "book_card": 63, "book_suit": 0, "island": 63} as const

export const SUITS_TO_GIVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const READINGS = [{"key": "wildfire_blanks_wild", "rule": "FR-34", "bit": 40, "usual": {"ru": "Пожар щадит неиспользованных джокеров.", "en": "Wildfire spares unused wild cards."}, "other": {"ru": "Пожар блокирует неиспользованных джокеров.", "en": "Wildfire blanks unused wild cards."}}, {"key": "fountain_excludes_self", "rule": "FR-66", "bit": 41, "usual": {"ru": "Фонтан жизни считает и себя.", "en": "Fountain of Life may count itself."}, "other": {"ru": "Фонтан жизни считает только другие карты.", "en": "Fountain of Life counts others only."}}, {"key": "gem_longest_run_only", "rule": "FR-44", "bit": 42, "usual": {"ru": "Камень порядка: в счёт идёт каждый ряд.", "en": "Gem of Order: every run pays."}, "other": {"ru": "Камень порядка: в счёт идёт один самый длинный ряд.", "en": "Gem of Order: only the longest run pays."}}, {"key": "gem_duplicates_never_reused", "rule": "FR-44", "bit": 43, "usual": {"ru": "Камень порядка: равные силы могут дать второй ряд.", "en": "Gem of Order: equal strengths may form a second run."}, "other": {"ru": "Камень порядка: каждая сила считается один раз.", "en": "Gem of Order: every strength counts once."}}, {"key": "collector_best_suit_only", "rule": "FR-43", "bit": 44, "usual": {"ru": "Собиратель: в счёт идёт каждая масть.", "en": "Collector: every suit pays."}, "other": {"ru": "Собиратель: в счёт идёт одна лучшая масть.", "en": "Collector: only the best suit pays."}}, {"key": "wild_is_no_suit", "rule": "FR-46", "bit": 45, "usual": {"ru": "Неиспользованные джокеры — одна масть для Мирового дерева и Собирателя.", "en": "Unused wild cards are one suit for World Tree and Collector."}, "other": {"ru": "Неиспользованные джокеры для Мирового дерева и Собирателя — не масть.", "en": "Unused wild cards are no suit for World Tree and Collector."}}, {"key": "forest_each_archers_copy", "rule": "FR-45", "bit": 46, "usual": {"ru": "Лес получает за Эльфов-стрелков 12 один раз.", "en": "Forest gets 12 for Elven Archers once."}, "other": {"ru": "Лес получает 12 за каждую копию Эльфов-стрелков.", "en": "Forest gets 12 for every copy of Elven Archers."}}, {"key": "blanking_cycle_still_blanks_others", "rule": "FR-36", "bit": 47, "usual": {"ru": "Карты, блокирующие друг друга по кругу, других не блокируют.", "en": "Cards that blank each other in a loop blank nothing else."}, "other": {"ru": "Карты, блокирующие друг друга по кругу, блокируют и других.", "en": "Cards that blank each other in a loop blank others too."}}, {"key": "blanked_rangers_warship_do_not_clear", "rule": "FR-32", "bit": 48, "usual": {"ru": "Заблокированные Егеря и Драккар удаляют слово «войско» из штрафов.", "en": "Blanked Rangers and Warship still remove the word army from penalties."}, "other": {"ru": "Заблокированные Егеря и Драккар не удаляют слово «войско» из штрафов в очках.", "en": "Blanked Rangers and Warship do not remove the word army from penalties in points."}}, {"key": "dirigible_needs_army_despite_rangers", "rule": "FR-32", "bit": 49, "usual": {"ru": "С Егерями Дирижаблю войско не нужно.", "en": "With Rangers, War Dirigible needs no army."}, "other": {"ru": "Дирижаблю нужно войско и при Егерях.", "en": "War Dirigible needs an army even with Rangers."}}, {"key": "no_self_count_after_book", "rule": "FR-41", "bit": 50, "usual": {"ru": "Карта, которой Книга перемен дала подходящую масть, считает и себя.", "en": "A card counts itself if Book of Changes gave it a suit that fits."}, "other": {"ru": "Карта никогда не считает саму себя.", "en": "A card never counts itself."}}, {"key": "wild_order_chosen", "rule": "FR-29", "bit": 51, "usual": {"ru": "Двойник превращается раньше Миража и Оборотня.", "en": "Doppelgänger changes before Mirage and Shapeshifter."}, "other": {"ru": "Порядок джокеров выбирает игрок: Двойник может повторить то, чем стали Мираж или Оборотень.", "en": "The player chooses the order of the wild cards: Doppelgänger may copy what Mirage or Shapeshifter has become."}}] as const

const SUIT: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 12, 12, 12, 12]

const SUIT_CARDS: readonly bigint[] = [31n, 992n, 31744n, 1015808n, 32505856n, 1040187392n, 33285996544n, 1065151889408n, 34084860461056n, 1090715534753792n, 7881299347898368n]

const CLEARS: readonly bigint[] = [992n, 31744n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 1065151889408n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 9007199254740991n, 0n, 0n, 0n]

const BONUS: readonly number[] = [1, 2, 3, 4, 5, 0, 0, 0, 0, 6, 7, 0, 0, 8, 9, 0, 10, 11, 12, 13, 0, 14, 0, 0, 15, 0, 16, 0, 0, 17, 18, 20, 22, 0, 23, 24, 0, 26, 0, 27, 0, 28, 29, 31, 0, 32, 0, 34, 0, 0, 0, 0, 0]

const STRIKERS: readonly bigint[] = [16777216n, 1099528404992n, 16777216n, 16777216n, 16777216n, 16777216n, 16777216n, 16777216n, 16777216n, 16777216n, 16777216n]

const STRENGTH: readonly number[] = [9, 6, 8, 7, 4, 1, 18, 32, 14, 4, 8, 30, 27, 13, 4, 40, 2, 9, 11, 4, 20, 10, 17, 15, 5, 7, 9, 3, 25, 5, 8, 6, 2, 4, 15, 9, 35, 6, 30, 12, 23, 1, 7, 3, 35, 4, 5, 2, 3, 1, 0, 0, 0]

const SHUNS: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 31744n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const NEEDS: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 1015808n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 992n, 0n, 0n, 0n, 32505856n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const STRENGTH_BITS: readonly bigint[] = [948999863808041n, 454603139520842n, 112041261558554n, 877593541893n, 1374663219264n, 17660905554048n]

const LOSS: readonly number[] = [0, 0, 0, 0, 0, 0, 35, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 38, 39, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 41, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

const SPOKEN_NAMES: readonly bigint[] = [36864n, 274886295552n, 0n, 2097152n, 0n, 0n, 0n, 262145n, 0n, 0n, 262144n, 0n, 0n, 3200n, 0n, 309237645697n, 281474976710660n, 0n, 1024n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 2147483648n, 1073741824n, 0n, 0n, 0n, 24159191040n, 0n, 0n, 0n, 64n, 0n, 0n, 35184372088832n, 8659140608n, 0n, 4398046511104n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const BEST_OF: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 34084861509631n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const TOTAL_OF: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 32505856n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const WORDS: readonly number[] = [0, 3277057, 1638658, 983298, 786456, 983080, 983080, 655368, 2621699, 983080, 6553859, 589832, 1966337, 983080, 327940, 655368, 589832, 327688, 327688, 1310729, 327688, 1310729, 524328, 655368, 1966337, 983298, 917762, 1835265, 1638658, 655618, 2621699, 1966338, 983298, 2621699, 3277060, -196600, -327672, -524028, -131064, -131032, -655320, -327640, -2621180]

const NAMES: readonly bigint[] = [0n, 36864n, 0n, 0n, 0n, 0n, 0n, 0n, 1024n, 0n, 281474976710660n, 0n, 1024n, 0n, 0n, 0n, 0n, 0n, 0n, 2147483648n, 0n, 1073741824n, 0n, 0n, 4294967296n, 0n, 0n, 64n, 0n, 0n, 35184372088832n, 0n, 0n, 4398046511104n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const BARRED: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 31744n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 18445581854450875358n, 0n, 0n, 33285996544n, 0n, 0n, 0n, 0n, 1040187392n]

const ONE_OF: readonly bigint[] = [18446744073709551615n, 18446744073709551615n, 274886295552n, 0n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 2176n, 18446744073709551615n, 0n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 19864223744n, 0n, 18446744073709551615n, 0n, 0n, 0n, 8659140608n, 0n, 0n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n, 18446744073709551615n]

const WITH_SUITS: readonly bigint[] = [0n, 0n, 0n, 1040187392n, 0n, 0n, 0n, 0n, 0n, 0n, 1040187392n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 34326183936n, 0n, 1040187392n, 33285996544n, 33285996544n, 0n, 33285996544n, 33285996544n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const EACH: readonly bigint[] = [0n, 0n, 0n, 0n, 1065151889408n, 31n, 992n, 992n, 0n, 31744n, 0n, 1124800395214848n, 0n, 1015808n, 0n, 31n, 1065151889408n, 1048575n, 32505856n, 32505856n, 32505856n, 32505856n, 34358689792n, 32505856n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 33521664n, 1098471407616n, 0n, 31n, 32505856n, 34326183936n, 33285996544n, 0n]

const EACH_NAME: readonly bigint[] = [0n, 0n, 0n, 0n, 2097152n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const OTHER: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 31n, 992n, 0n, 0n, 31744n, 0n, 0n, 0n, 1015808n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 33285996544n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 32505856n, 1040187392n, 33285996544n, 0n]

const APART: readonly bigint[][] = [[2n, 2045n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n], [4n, 4n, 2043n, 4n, 4n, 4n, 4n, 4n, 4n, 4n, 4n], [32n, 32n, 32n, 32n, 32n, 2015n, 32n, 32n, 32n, 32n, 32n], [128n, 128n, 128n, 128n, 128n, 128n, 128n, 1919n, 128n, 128n, 128n], [2046n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n], [1776n, 1776n, 1776n, 1776n, 271n, 271n, 271n, 271n, 1776n, 271n, 271n], [24n, 24n, 24n, 2039n, 2031n, 24n, 24n, 24n, 24n, 24n, 24n], [2046n, 25n, 25n, 2039n, 2031n, 25n, 25n, 25n, 25n, 25n, 25n], [10n, 2037n, 10n, 2037n, 10n, 10n, 10n, 10n, 10n, 10n, 10n], [2n, 2045n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n], [10n, 2045n, 10n, 2039n, 10n, 10n, 10n, 10n, 10n, 10n, 10n], [218n, 2045n, 218n, 1847n, 2031n, 218n, 1847n, 1847n, 218n, 218n, 218n], [8n, 8n, 8n, 2039n, 8n, 8n, 8n, 8n, 8n, 8n, 8n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [4n, 4n, 2043n, 4n, 4n, 4n, 4n, 4n, 4n, 4n, 4n], [1836n, 1836n, 211n, 211n, 1836n, 211n, 1836n, 1836n, 211n, 211n, 211n], [32n, 32n, 32n, 32n, 32n, 2015n, 32n, 32n, 32n, 32n, 32n], [768n, 768n, 768n, 768n, 768n, 768n, 768n, 768n, 1279n, 1279n, 768n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [8n, 8n, 8n, 2039n, 8n, 8n, 8n, 8n, 8n, 8n, 8n], [64n, 64n, 64n, 64n, 64n, 64n, 1983n, 64n, 64n, 64n, 64n], [4n, 4n, 2043n, 4n, 4n, 4n, 4n, 4n, 4n, 4n, 4n], [2046n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n], [16n, 16n, 16n, 16n, 2031n, 16n, 16n, 16n, 16n, 16n, 16n], [2046n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n], [2046n, 2045n, 2043n, 2039n, 2031n, 2015n, 1983n, 1919n, 1791n, 1535n, 1023n], [128n, 128n, 128n, 128n, 128n, 128n, 128n, 1919n, 128n, 128n, 128n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [96n, 96n, 96n, 96n, 96n, 2015n, 1983n, 96n, 96n, 96n, 96n], [2032n, 2032n, 2032n, 2032n, 15n, 15n, 15n, 15n, 15n, 15n, 15n], [16n, 16n, 16n, 16n, 2031n, 16n, 16n, 16n, 16n, 16n, 16n], [16n, 16n, 16n, 16n, 2031n, 16n, 16n, 16n, 16n, 16n, 16n], [112n, 112n, 112n, 112n, 1999n, 1999n, 1983n, 112n, 112n, 112n, 112n], [16n, 16n, 16n, 16n, 2031n, 16n, 16n, 16n, 16n, 16n, 16n], [80n, 80n, 80n, 80n, 2031n, 80n, 1983n, 80n, 80n, 80n, 80n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [208n, 208n, 208n, 208n, 2031n, 208n, 1983n, 1919n, 208n, 208n, 208n], [96n, 96n, 96n, 96n, 96n, 1951n, 1951n, 96n, 96n, 96n, 96n], [32n, 32n, 32n, 32n, 32n, 2015n, 32n, 32n, 32n, 32n, 32n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [2n, 2045n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n], [32n, 32n, 32n, 32n, 32n, 2015n, 32n, 32n, 32n, 32n, 32n], [64n, 64n, 64n, 64n, 64n, 64n, 1983n, 64n, 64n, 64n, 64n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [20n, 20n, 2043n, 20n, 2031n, 20n, 20n, 20n, 20n, 20n, 20n], [64n, 64n, 64n, 64n, 64n, 64n, 1983n, 64n, 64n, 64n, 64n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [2046n, 2045n, 2043n, 2039n, 2031n, 2015n, 1983n, 1919n, 1791n, 1535n, 1023n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n], [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]]

const FIREPROOF_SUITS: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 9006100784348160n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const FIREPROOF_NAMES: readonly bigint[] = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 309237645697n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]

const AIMS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]

const AIM_ARMY: readonly boolean[] = [true, false, false, false, false, true, false, false]

const AIM_CARDS: readonly bigint[] = [32505856n, 31n, 1015808n, 1015808n, 992n, 32505856n, 33285996544n, 1065151889408n]

const AIM_SPARES: readonly bigint[] = [0n, 1n, 262144n, 262144n, 0n, 0n, 0n, 0n]

const AIM_OTHERS: readonly boolean[] = [false, false, false, false, false, false, false, true]

const COLLECTION: readonly number[] = [0, 0, 0, 10, 40, 100, 100, 100, 100]

const RUN: readonly number[] = [0, 0, 0, 10, 30, 60, 100, 150, 150]

/** (hand, form) with the best choices. FR-48: before all else Necromancer takes the best of the
 * discards; who holds eight has taken it already. */
function best_hand(hand: bigint, form: bigint, discards: bigint): [bigint, bigint] {
  let eighth: number = 0
  let best: bigint = 0n
  if ((has(hand, 27) && (count(hand) < 8))) {
    ;[, eighth, best] = best_eighth(hand, form, 63n, (discards & 1099510579200n), false)
    return [((eighth === 63) ? hand : with_(hand, eighth)), best]
  }
  ;[, best] = best_choice(hand, form, 63n)
  return [hand, best]
}

/** One choice of a form; its place is among PLACES. */
function choice_in(form: bigint, place: number): number {
  return chosen(form, BigInt((6 * place)))
}

/** All cards without their penalty. Clearing comes first and stands whatever follows (FR-30). */
function cleared(hand: bigint, form: bigint): bigint {
  let found: bigint = 0n
  let sources: bigint = 0n
  found = 0n
  sources = (hand & 562950020530435n)
  while ((sources !== 0n)) {
    found = (found | clears(lowest(sources), hand, form))
    sources = rest(sources)
  }
  return found
}

/** Nothing chosen, and these readings taken. */
function form_with(taken: bigint): bigint {
  return (1073687796n | taken)
}

/** The cards that a card of the hand may become or touch, with the other choices as they are. */
function may_choose(who: number, hand: bigint, form: bigint): bigint {
  if (!(has(hand, who))) {
    return 0n
  }
  if ((who === 51)) {
    return 33554431n
  }
  if ((who === 50)) {
    return 1125899873288192n
  }
  if ((who === 8)) {
    return spareable(hand, form)
  }
  return without(hand, who)
}

/** The card whose name it bears (FR-50…52). */
function name_of(card: number, form: bigint): number {
  if ((card < 50)) {
    return card
  }
  if ((card === 52)) {
    return Number(copied_name(form))
  }
  return Number(((form >> BigInt((6 * (52 - card)))) & 63n))
}

/** (active, strength, bonus, penalty) of a card of the hand; `clear` and `active` are its sets
 * of cleared and active cards. */
function row_of(card: number, hand: bigint, form: bigint, clear: bigint, active: bigint): [boolean, number, number, number] {
  let own: number = 0
  let counts: bigint = 0n
  let plus: number = 0
  let minus: number = 0
  let struck: boolean = false
  if (!(has(active, card))) {
    return [false, 0, 0, 0]
  }
  own = suit_of(card, form)
  counts = suit_counts(active, form)
  plus = bonus_read_otherwise(card, own, names_in(active, form), counts, active, form)
  minus = 0
  if (!(has(clear, card))) {
    struck = army_struck(card, striking(hand, active, form), form)
    minus = penalty_read_otherwise(model_of(card, form), own, struck, counts, form)
  }
  return [true, strength_of(card, form), plus, minus]
}

/** What decides who has won, as one number: points, then less strength (FR-21, FR-22). */
function standing(hand: bigint, form: bigint): number {
  let points: number = 0
  let strength: number = 0
  ;[points, strength] = worth(hand, form)
  return ((points * 512) - strength)
}

function suit_of(card: number, form: bigint): number {
  if ((card === chosen(form, 18n))) {
    return chosen(form, 30n)
  }
  return SUIT[name_of(card, form)]!
}

/** The active cards of a hand. */
function survivors(hand: bigint, form: bigint, clear: bigint): bigint {
  let active: bigint = 0n
  let needy: bigint = 0n
  let changed: boolean = false
  let each: bigint = 0n
  let card: number = 0
  active = (hand & wrap(~blanked_by_others(hand, form, clear)))
  needy = (holders(active, form, 18691697676288n) & wrap(~clear))
  changed = (needy !== 0n)
  while (changed) {
    changed = false
    each = (needy & active)
    while ((each !== 0n)) {
      card = lowest(each)
      each = rest(each)
      if (goes_out(card, hand, form, active)) {
        active = without(active, card)
        changed = true
      }
    }
  }
  return active
}

/** The total if this disputed reading is taken, or not taken where it is; `best`: the choices
 * are made anew, as well as that reading allows. */
function total_read_otherwise(hand: bigint, form: bigint, reading: bigint, best: boolean): number {
  let other: bigint = 0n
  let value: number = 0
  let points: number = 0
  other = (form ^ reading)
  if (best) {
    ;[value, ] = best_choice(hand, form_with(wrap((other >> 40n) << 40n)), 63n)
    return points_of(value)
  }
  ;[points, ] = worth(hand, other)
  return points
}

function with_choice(form: bigint, place: number, value: number): bigint {
  return choose(form, BigInt((6 * place)), value)
}

/** (points, strength): strength is that of the active cards, for ties (FR-22). */
function worth(hand: bigint, form: bigint): [number, number] {
  let clear: bigint = 0n
  let active: bigint = 0n
  let names: bigint = 0n
  let counts: bigint = 0n
  let strength: number = 0
  let points: number = 0
  let each: bigint = 0n
  let card: number = 0
  let punished: bigint = 0n
  let own: bigint = 0n
  clear = cleared(hand, form)
  active = survivors(hand, form, clear)
  names = names_in(active, form)
  counts = suit_counts(active, form)
  strength = total_strength(active, form)
  points = strength
  each = (active & 262439265330751n)
  while ((each !== 0n)) {
    card = lowest(each)
    each = rest(each)
    points = (points + bonus(card, suit_of(card, form), names, counts, active, form))
  }
  punished = (holders(active, form, 292339845184n) & wrap(~clear))
  each = punished
  while ((each !== 0n)) {
    card = lowest(each)
    each = rest(each)
    own = SUIT_CARDS[suit_of(card, form)]!
    points = (points + penalty(model_of(card, form), own, army_struck(card, hand, form), counts))
  }
  if (((form >> 40n) !== 0n)) {
    points = (points + change_by_readings(hand, active, names, counts, punished, form))
  }
  return [points, strength]
}

function has(mask: bigint, member: number): boolean {
  return (((mask >> BigInt(member)) & 1n) !== 0n)
}

/** (merit, eighth, form): the best of the cards that the Necromancer is offered; NOBODY is none,
 * unless one must be taken (FR-48, FR-49). */
function best_eighth(hand: bigint, form: bigint, open_: bigint, offered: bigint, must: boolean): [number, number, bigint] {
  let best: number = 0
  let best_form: bigint = 0n
  let eighth: number = 0
  let card: number = 0
  let value: number = 0
  let trial: bigint = 0n
  ;[best, best_form] = best_choice(hand, form, open_)
  eighth = 63
  if (must) {
    best = -1099511627776
  }
  while ((offered !== 0n)) {
    card = lowest(offered)
    offered = rest(offered)
    ;[value, trial] = best_choice(with_(hand, card), form, open_)
    if ((value > best)) {
      best = value
      best_form = trial
      eighth = card
    }
  }
  return [best, eighth, best_form]
}

function with_(mask: bigint, member: number): bigint {
  return (mask | wrap(1n << BigInt(member)))
}

/** (merit, form): the form with its open choices made as well as possible (FR-55). */
function best_choice(hand: bigint, form: bigint, open_: bigint): [number, bigint] {
  let names: bigint = 0n
  let suits: bigint = 0n
  let copies: bigint = 0n
  let mirages: bigint = 0n
  let shifts: bigint = 0n
  let best: number = 0
  let best_form: bigint = 0n
  let trial: bigint = 0n
  let each_mirage: bigint = 0n
  let each_shift: bigint = 0n
  let value: number = 0
  let done: bigint = 0n
  names = spoken(hand)
  suits = (has(hand, 48) ? book_suits(hand) : 0n)
  if (!(has(hand, 48))) {
    open_ = (open_ & wrap(~(8n | 16n)))
  }
  if (!(has(hand, 8))) {
    open_ = (open_ & wrap(~32n))
  }
  copies = bit(chosen(form, 0n))
  if ((((open_ & 1n) !== 0n) && has(hand, 52))) {
    copies = with_((hand & wrap(~7881299347898368n)), 52)
    if (((form & 2251799813685248n) !== 0n)) {
      copies = hand
    }
  }
  mirages = bit(chosen(form, 6n))
  if ((((open_ & 2n) !== 0n) && has(hand, 51))) {
    mirages = disguises(hand, names, 51, 33554431n)
  }
  shifts = bit(chosen(form, 12n))
  if ((((open_ & 4n) !== 0n) && has(hand, 50))) {
    shifts = disguises(hand, names, 50, 1125899873288192n)
  }
  best = -1099511627776
  best_form = form
  while ((copies !== 0n)) {
    trial = choose(form, 0n, lowest(copies))
    copies = rest(copies)
    each_mirage = mirages
    while ((each_mirage !== 0n)) {
      trial = choose(trial, 6n, lowest(each_mirage))
      each_mirage = rest(each_mirage)
      each_shift = shifts
      while ((each_shift !== 0n)) {
        trial = choose(trial, 12n, lowest(each_shift))
        each_shift = rest(each_shift)
        ;[value, done] = best_booked(hand, trial, open_, suits, names)
        if ((value > best)) {
          best = value
          best_form = done
        }
      }
    }
  }
  return [best, best_form]
}

/** One choice of a form: a card, or (at `SUIT_AT`) a suit. */
function chosen(form: bigint, at: bigint): number {
  return Number(((form >> at) & 63n))
}

/** The cards whose penalty this card of the hand lifts (FR-31); it need not stay active. */
function clears(source: number, hand: bigint, form: bigint): bigint {
  let target: number = 0
  if ((source === 8)) {
    target = chosen(form, 24n)
    if ((target === 63)) {
      return 0n
    }
    return (in_suits(hand, form, 1016800n) & bit(target))
  }
  return in_suits(hand, form, CLEARS[source]!)
}

/** The set without its smallest member: `while m: c = lowest(m); m = rest(m)` walks it. */
function rest(mask: bigint): bigint {
  return (mask & wrap(mask - 1n))
}

/** FR-54: floods and flames after the Book; Island itself has no penalty to lift. */
function spareable(hand: bigint, form: bigint): bigint {
  return without(in_suits(hand, form, 1016800n), 8)
}

function without(mask: bigint, member: number): bigint {
  return (mask & wrap(~wrap(1n << BigInt(member))))
}

/** The card whose name Doppelgänger bears (FR-50): in another reading of FR-29 also the one that
 * Mirage or Shapeshifter has become. */
function copied_name(form: bigint): bigint {
  let copied: bigint = 0n
  copied = (form & 63n)
  if (((form & 2251799813685248n) !== 0n)) {
    if ((copied === 51n)) {
      copied = ((form >> 6n) & 63n)
    } else {
      if ((copied === 50n)) {
        copied = ((form >> 12n) & 63n)
      }
    }
  }
  return copied
}

/** The active cards by suit: as printed, but for wild cards and what the Book changed. */
function suit_counts(active: bigint, form: bigint): bigint {
  let counts: bigint = 0n
  let each: bigint = 0n
  let book: number = 0
  counts = printed_counts((active & wrap(~7881299347898368n)))
  each = (active & 7881299347898368n)
  while ((each !== 0n)) {
    counts = add_suit(counts, SUIT[name_of(lowest(each), form)]!)
    each = rest(each)
  }
  book = chosen(form, 18n)
  if (has(active, book)) {
    counts = add_suit(less_one(counts, SUIT[name_of(book, form)]!), chosen(form, 30n))
  }
  return counts
}

/** The names that these cards bear. */
function names_in(cards: bigint, form: bigint): bigint {
  return ((((cards & wrap(~7881299347898368n)) | wrap(((cards >> 52n) & 1n) << copied_name(form))) | wrap(((cards >> 51n) & 1n) << ((form >> 6n) & 63n))) | wrap(((cards >> 50n) & 1n) << ((form >> 12n) & 63n)))
}

/** The bonus of an active card where a disputed reading is taken (FR-45, FR-46). */
function bonus_read_otherwise(card: number, own: number, names: bigint, counts: bigint, active: bigint, form: bigint): number {
  let clause: number = 0
  let best: number = 0
  if (!(has(262439265330751n, card))) {
    return 0
  }
  if (has(70377367666720n, card)) {
    if ((has(8589934592n, card) && ((form & 1125899906842624n) !== 0n))) {
      active = without(active, card)
    }
    return bonus(card, own, names, counts, active, form)
  }
  if (((form & 35184372088832n) !== 0n)) {
    counts = (counts & wrap(~7881299347898368n))
  }
  clause = BONUS[card]!
  best = points_with_copies(clause, own, names, counts, active, form)
  if (has(39619999563776n, card)) {
    best = Math.max(best, points_with_copies((clause + 1), own, names, counts, active, form))
  }
  return best
}

/** The cards that may strike a word from penalties in points: all, active or not (FR-32). */
function striking(hand: bigint, active: bigint, form: bigint): bigint {
  return (((form & 281474976710656n) === 0n) ? hand : active)
}

/** Whether the word "army" is struck from this card's penalty: Rangers strike it everywhere,
 * Warship from floods (FR-32). */
function army_struck(card: number, hand: bigint, form: bigint): boolean {
  if (((hand & 1099528404992n) === 0n)) {
    return false
  }
  return ((hand & STRIKERS[suit_of(card, form)]!) !== 0n)
}

/** The card whose strength and penalty it has: only Doppelgänger takes these over (FR-50). */
function model_of(card: number, form: bigint): number {
  if ((card === 52)) {
    return chosen(form, 0n)
  }
  return card
}

/** The penalty of an active card where a disputed reading is taken (FR-32, FR-41). */
function penalty_read_otherwise(kind: number, own: number, struck: boolean, counts: bigint, form: bigint): number {
  if (((form & 1125899906842624n) === 0n)) {
    return penalty(kind, SUIT_CARDS[own]!, struck, counts)
  }
  return penalty(kind, 0n, struck, less_one(counts, own))
}

function strength_of(card: number, form: bigint): number {
  return STRENGTH[model_of(card, form)]!
}

/** FR-35, FR-36: cards nobody attacks act first; then loops fall, and attack nobody else. */
function blanked_by_others(hand: bigint, form: bigint, clear: bigint): bigint {
  let attackers: bigint = 0n
  let blanked: bigint = 0n
  let aimed: bigint = 0n
  let free: bigint = 0n
  attackers = (holders(hand, form, 68719512704n) & wrap(~clear))
  blanked = 0n
  while ((attackers !== 0n)) {
    aimed = aims_of(attackers, hand, form)
    free = (attackers & wrap(~aimed))
    if ((free === attackers)) {
      return (blanked | aimed)
    }
    if ((free !== 0n)) {
      blanked = (blanked | aims_of(free, hand, form))
    } else {
      free = loop_in(attackers, hand, form)
      blanked = (blanked | free)
      if (((form & 140737488355328n) !== 0n)) {
        blanked = (blanked | aims_of(free, hand, form))
      }
    }
    attackers = (attackers & (wrap(~free) & wrap(~blanked)))
  }
  return blanked
}

/** The cards of the hand with one of these penalties: printed, or copied by Doppelgänger. */
function holders(hand: bigint, form: bigint, penalties: bigint): bigint {
  let found: bigint = 0n
  found = (hand & penalties)
  if ((has(hand, 52) && (((penalties >> (form & 63n)) & 1n) !== 0n))) {
    found = (found | wrap(1n << 52n))
  }
  return found
}

/** Whether a card that needs company blanks itself, seeing only active cards (FR-37). */
function goes_out(card: number, hand: bigint, form: bigint, active: bigint): boolean {
  let kind: number = 0
  kind = model_of(card, form)
  if (((form & 1125899906842624n) !== 0n)) {
    active = without(active, card)
  }
  if (((SHUNS[kind]! !== 0n) && (in_suits(active, form, SHUNS[kind]!) !== 0n))) {
    return true
  }
  if ((in_suits(active, form, NEEDS[kind]!) !== 0n)) {
    return false
  }
  if (((form & 562949953421312n) !== 0n)) {
    return true
  }
  return ((NEEDS[kind]! !== SUIT_CARDS[4]!) || !(army_struck(card, hand, form)))
}

/** The points in a merit. */
function points_of(merit_: number): number {
  return Math.floor((merit_ + 4095) / 2 ** 12)
}

function choose(form: bigint, at: bigint, value: number): bigint {
  return ((form & wrap(~wrap(63n << at))) | wrap(BigInt(value) << at))
}

/** FR-94: the base strengths of the group together. */
function total_strength(group: bigint, form: bigint): number {
  let total: number = 0
  let place: number = 0
  total = 0
  for (place = 0; place < 6; place++) {
    total = (total + (count((group & STRENGTH_BITS[place]!)) * 2 ** place))
  }
  if (has(group, 52)) {
    total = (total + strength_of(52, form))
  }
  return total
}

/** The bonus of an active card. */
function bonus(card: number, own: number, names: bigint, counts: bigint, active: bigint, form: bigint): number {
  let clause: number = 0
  let own_suit: bigint = 0n
  let best: number = 0
  if (has(70377367666720n, card)) {
    return peculiar_bonus(card, counts, active, form)
  }
  clause = BONUS[card]!
  own_suit = SUIT_CARDS[own]!
  best = clause_points(clause, own_suit, names, counts)
  if (has(39619999563776n, card)) {
    best = Math.max(best, clause_points((clause + 1), own_suit, names, counts))
  }
  return best
}

/** What the penalty of `kind` takes from an active card: a number ≤ 0.
 * 
 * `own`: its suit, if it counts itself there (FR-41); `struck`: the word "army" is struck from it
 * (FR-32). */
function penalty(kind: number, own: bigint, struck: boolean, counts: bigint): number {
  if (struck) {
    counts = (counts & wrap(~SUIT_CARDS[4]!))
  }
  return clause_points(LOSS[kind]!, own, 18446744073709551615n, counts)
}

/** The points that the readings taken add to those of the rules. */
function change_by_readings(hand: bigint, active: bigint, names: bigint, counts: bigint, punished: bigint, form: bigint): number {
  let change: number = 0
  let each: bigint = 0n
  let card: number = 0
  let own: number = 0
  let kind: number = 0
  let struck: boolean = false
  change = 0
  each = active
  while ((each !== 0n)) {
    card = lowest(each)
    each = rest(each)
    own = suit_of(card, form)
    change = (change + bonus_read_otherwise(card, own, names, counts, active, form))
    change = (change - bonus(card, own, names, counts, active, form))
    if (has(punished, card)) {
      kind = model_of(card, form)
      struck = army_struck(card, striking(hand, active, form), form)
      change = (change + penalty_read_otherwise(kind, own, struck, counts, form))
      change = (change - penalty(kind, SUIT_CARDS[own]!, army_struck(card, hand, form), counts))
    }
  }
  return change
}

/** The names that cards of this hand speak of. */
function spoken(hand: bigint): bigint {
  let names: bigint = 0n
  let each: bigint = 0n
  names = 0n
  each = hand
  while ((each !== 0n)) {
    names = (names | SPOKEN_NAMES[lowest(each)]!)
    each = rest(each)
  }
  return names
}

/** One suit of each class that the Book can give. */
function book_suits(hand: bigint): bigint {
  let tried: bigint = 0n
  let suit: number = 0
  tried = 0n
  for (suit = 0; suit < 10; suit++) {
    if ((lowest(alike(hand, suit)) === suit)) {
      tried = (tried | bit(suit))
    }
  }
  return tried
}

/** The set with this one member. */
function bit(member: number): bigint {
  return wrap(1n << BigInt(member))
}

/** The cards worth passing for, for a wild card that may pass for any of those allowed. */
function disguises(hand: bigint, spoken_names: bigint, wild: number, allowed: bigint): bigint {
  let tried: bigint = 0n
  let done: bigint = 0n
  let suit: number = 0
  let block: bigint = 0n
  let unspoken: bigint = 0n
  let fresh: bigint = 0n
  tried = with_(0n, wild)
  done = bit(10)
  for (suit = 0; suit < 10; suit++) {
    block = (SUIT_CARDS[suit]! & allowed)
    tried = (tried | (block & spoken_names))
    if (((block !== 0n) && ((alike(hand, suit) & done) === 0n))) {
      unspoken = (block & wrap(~spoken_names))
      fresh = (((hand & 33554432n) !== 0n) ? (unspoken & wrap(~hand)) : unspoken)
      if ((fresh !== 0n)) {
        tried = (tried | bit(lowest(fresh)))
        done = (done | bit(suit))
      } else {
        tried = (tried | unspoken)
      }
    }
  }
  return tried
}

/** The form completed by the best choices of Book and Island, and its merit. */
function best_booked(hand: bigint, form: bigint, open_: bigint, suits: bigint, names: bigint): [number, bigint] {
  let best: number = 0
  let best_form: bigint = 0n
  let books: bigint = 0n
  let card: number = 0
  let trial: bigint = 0n
  let each: bigint = 0n
  let value: number = 0
  best = -1099511627776
  best_form = form
  books = 0n
  if (((open_ & 8n) !== 0n)) {
    books = without(hand, 48)
  } else {
    if (((open_ & 16n) !== 0n)) {
      books = bit(chosen(form, 18n))
    }
  }
  if (((books === 0n) || ((open_ & 8n) !== 0n))) {
    ;[best, best_form] = best_spared(hand, form, open_)
  }
  while ((books !== 0n)) {
    card = lowest(books)
    books = rest(books)
    if (((card === 51) && ((open_ & 2n) !== 0n) && (chosen(form, 0n) !== 51))) {
      if (((names & bit(chosen(form, 6n))) === 0n)) {
        if ((chosen(form, 6n) !== 51)) {
          continue
        }
      }
    }
    if (((card === 50) && ((open_ & 4n) !== 0n) && (chosen(form, 0n) !== 50))) {
      if (((names & bit(chosen(form, 12n))) === 0n)) {
        if ((chosen(form, 12n) !== 50)) {
          continue
        }
      }
    }
    trial = choose(form, 18n, 63)
    each = (suits & wrap(~alike(hand, suit_of(card, trial))))
    if (((open_ & 8n) === 0n)) {
      each = without(1023n, suit_of(card, trial))
    }
    while ((each !== 0n)) {
      trial = choose(choose(form, 18n, card), 30n, lowest(each))
      each = rest(each)
      ;[value, trial] = best_spared(hand, trial, open_)
      if ((value > best)) {
        best = value
        best_form = trial
      }
    }
  }
  return [best, best_form]
}

/** The cards of the hand whose suit now is one of those that `printed` is made of. */
function in_suits(hand: bigint, form: bigint, printed: bigint): bigint {
  let book: bigint = 0n
  let found: bigint = 0n
  book = ((form >> 18n) & 63n)
  found = ((((printed & wrap(~7881299347898368n)) | wrap(((printed >> copied_name(form)) & 1n) << 52n)) | wrap(((printed >> ((form >> 6n) & 63n)) & 1n) << 51n)) | wrap(((printed >> ((form >> 12n) & 63n)) & 1n) << 50n))
  found = (found & wrap(~wrap(1n << book)))
  found = (found | wrap(((printed >> wrap(((form >> 30n) & 63n) * 5n)) & 1n) << book))
  return (found & hand)
}

/** Cards counted by the suits printed on them, of all suits at once. */
function printed_counts(group: bigint): bigint {
  let firsts: bigint = 0n
  firsts = 1162219258676257n
  return wrap(wrap(wrap(wrap((group & firsts) + ((group >> BigInt(1)) & firsts)) + ((group >> BigInt(2)) & firsts)) + ((group >> BigInt(3)) & firsts)) + ((group >> BigInt(4)) & firsts))
}

function add_suit(counts: bigint, suit: number): bigint {
  return wrap(counts + wrap(1n << BigInt((5 * suit))))
}

/** The same cards without one of this suit. */
function less_one(counts: bigint, suit: number): bigint {
  return wrap(counts - wrap(1n << BigInt((5 * suit))))
}

/** What a clause on an active card gives, if need be for each copy of a name (FR-45). */
function points_with_copies(clause: number, own: number, names: bigint, counts: bigint, active: bigint, form: bigint): number {
  let points: number = 0
  points = points_read_otherwise(clause, own, names, counts, form)
  if (((form & 70368744177664n) !== 0n)) {
    points = (points + for_copies(clause, names, active, form))
  }
  return points
}

/** All cards that one of the group would blank. */
function aims_of(group: bigint, hand: bigint, form: bigint): bigint {
  let found: bigint = 0n
  found = 0n
  while ((group !== 0n)) {
    found = (found | aims(lowest(group), hand, form))
    group = rest(group)
  }
  return found
}

/** In a group where all are attacked: the smallest set nobody attacks from outside (FR-36). */
function loop_in(group: bigint, hand: bigint, form: bigint): bigint {
  let smallest: bigint = 0n
  let each: bigint = 0n
  let before: bigint = 0n
  let grown: boolean = false
  let others: bigint = 0n
  let other: number = 0
  smallest = group
  each = group
  while ((each !== 0n)) {
    before = bit(lowest(each))
    grown = true
    while (grown) {
      grown = false
      others = (group & wrap(~before))
      while ((others !== 0n)) {
        other = lowest(others)
        others = rest(others)
        if (((aims(other, hand, form) & before) !== 0n)) {
          before = (before | bit(other))
          grown = true
        }
      }
    }
    if ((count(before) < count(smallest))) {
      smallest = before
    }
    each = rest(each)
  }
  return smallest
}

/** Bonuses that only one card has. */
function peculiar_bonus(card: number, counts: bigint, active: bigint, form: bigint): number {
  if (has(33554432n, card)) {
    return collections(counts, active, form)
  }
  if (has(70368744177664n, card)) {
    return runs(active, form)
  }
  if ((BEST_OF[card]! !== 0n)) {
    if (((form & 2199023255552n) !== 0n)) {
      active = without(active, card)
    }
    return best_strength(in_suits(active, form, BEST_OF[card]!), form)
  }
  return total_strength(in_suits(active, form, TOTAL_OF[card]!), form)
}

/** What a clause on an active card is worth (FR-40); `own` is its suit, if it counts itself. */
function clause_points(clause: number, own: bigint, names: bigint, counts: bigint): number {
  let word: number = 0
  let says: number = 0
  let lacking: bigint = 0n
  let found: bigint = 0n
  let times: number = 0
  word = WORDS[clause]!
  says = (false ? word : -1)
  lacking = 0n
  found = 18446744073709551615n
  times = (Math.floor(word / 2 ** 8) & 15)
  if (((says & 1) !== 0)) {
    lacking = (lacking | (NAMES[clause]! & wrap(~names)))
  }
  if (((says & 4) !== 0)) {
    lacking = (lacking | (BARRED[clause]! & counts))
  }
  if (((says & 2) !== 0)) {
    found = ((ONE_OF[clause]! & names) | (WITH_SUITS[clause]! & counts))
  }
  if (((says & 8) !== 0)) {
    times = (times + total((EACH[clause]! & counts)))
  }
  if (((says & 16) !== 0)) {
    times = (times + count((EACH_NAME[clause]! & names)))
  }
  if (((says & 32) !== 0)) {
    times = (times - ((((OTHER[clause]! & own) & counts) !== 0n) ? 1 : 0))
  }
  return (((lacking === 0n) && (found !== 0n)) ? (clauses_points_of(clause) * times) : 0)
}

/** The suits that no card of this hand tells apart from this one. */
function alike(hand: bigint, suit: number): bigint {
  let others: bigint = 0n
  let each: bigint = 0n
  others = 0n
  each = hand
  while ((each !== 0n)) {
    others = (others | APART[lowest(each)]![suit]!)
    each = rest(each)
  }
  return (2047n & wrap(~others))
}

/** (merit, form): the form completed by Island's best choice. */
function best_spared(hand: bigint, form: bigint, open_: bigint): [number, bigint] {
  let now: number = 0
  now = merit(hand, form)
  if (((open_ & 32n) === 0n)) {
    return [now, form]
  }
  return best_alone(hand, form, now, 24n, worth_sparing(hand, form))
}

/** Another reading of FR-41: what a clause on an active card gives without the card itself. */
function points_read_otherwise(clause: number, own: number, names: bigint, counts: bigint, form: bigint): number {
  if ((((form & 1125899906842624n) === 0n) || tells_suits_apart(clause))) {
    return clause_points(clause, SUIT_CARDS[own]!, names, counts)
  }
  return clause_points(clause, 0n, names, less_one(counts, own))
}

/** Another reading of FR-45: what a clause gives for further cards of a name that it counts. */
function for_copies(clause: number, names: bigint, active: bigint, form: bigint): number {
  let counted: bigint = 0n
  let copies: number = 0
  counted = EACH_NAME[clause]!
  copies = (count(named(active, form, counted)) - count((names & counted)))
  return (clauses_points_of(clause) * copies)
}

/** The cards that this card's penalty would blank (FR-33); the Book may make it one of them. */
function aims(card: number, hand: bigint, form: bigint): bigint {
  let kind: number = 0
  let safe: bigint = 0n
  let found: bigint = 0n
  let aim: number = 0
  let targets: bigint = 0n
  kind = model_of(card, form)
  if (has(32768n, kind)) {
    safe = in_suits(hand, form, FIREPROOF_SUITS[kind]!)
    if (((form & 1099511627776n) !== 0n)) {
      safe = (safe & wrap(~in_suits(hand, form, 7881299347898368n)))
    }
    return ((hand & wrap(~safe)) & wrap(~named(hand, form, FIREPROOF_NAMES[kind]!)))
  }
  found = 0n
  for (aim = AIMS[kind]!; aim < AIMS[(kind + 1)]!; aim++) {
    if (!((AIM_ARMY[aim]! && army_struck(card, hand, form)))) {
      targets = in_suits(hand, form, AIM_CARDS[aim]!)
      if ((AIM_SPARES[aim]! !== 0n)) {
        targets = (targets & wrap(~named(hand, form, AIM_SPARES[aim]!)))
      }
      if (AIM_OTHERS[aim]!) {
        targets = without(targets, card)
      }
      found = (found | targets)
    }
  }
  return found
}

/** FR-43: every suit with three or more different names pays; a copy is the same name. */
function collections(counts: bigint, active: bigint, form: bigint): number {
  let total: number = 0
  let suits: number = 0
  let suit: number = 0
  let group: bigint = 0n
  let each: bigint = 0n
  let card: number = 0
  let points: number = 0
  total = 0
  suits = (((form & 35184372088832n) !== 0n) ? 10 : 11)
  for (suit = 0; suit < suits; suit++) {
    if ((of(counts, suit) >= 3)) {
      group = 0n
      each = active
      while ((each !== 0n)) {
        card = lowest(each)
        each = rest(each)
        if ((suit_of(card, form) === suit)) {
          group = (group | bit(card))
        }
      }
      points = COLLECTION[count(names_in(group, form))]!
      if (((form & 17592186044416n) !== 0n)) {
        total = Math.max(total, points)
      } else {
        total = (total + points)
      }
    }
  }
  return total
}

/** FR-44: every run of three or more consecutive strengths pays, each card in one run.
 * 
 * Taking the longest run first, from the lowest start, is never worse than another partition. */
function runs(active: bigint, form: bigint): number {
  let total: number = 0
  let left: bigint = 0n
  let strengths: bigint = 0n
  let each: bigint = 0n
  let starts: bigint = 0n
  let longest: bigint = 0n
  let length: number = 0
  let low: number = 0
  let strength: number = 0
  let found: boolean = false
  let card: number = 0
  total = 0
  left = active
  while (true) {
    strengths = 0n
    each = left
    while ((each !== 0n)) {
      strengths = (strengths | bit(strength_of(lowest(each), form)))
      each = rest(each)
    }
    starts = strengths
    longest = strengths
    length = 0
    while ((starts !== 0n)) {
      longest = starts
      length = (length + 1)
      starts = (starts & (strengths >> BigInt(length)))
    }
    if ((length < 3)) {
      return total
    }
    total = (total + RUN[length]!)
    if (((form & 4398046511104n) !== 0n)) {
      return total
    }
    low = lowest(longest)
    for (strength = low; strength < (low + length); strength++) {
      each = left
      found = false
      while ((each !== 0n)) {
        card = lowest(each)
        each = rest(each)
        if (((strength_of(card, form) === strength) && !(found))) {
          left = without(left, card)
          found = ((form & 8796093022208n) === 0n)
        }
      }
    }
  }
}

/** FR-66: the highest base strength in the group (Fountain of Life counts itself). */
function best_strength(group: bigint, form: bigint): number {
  let best: number = 0
  best = 0
  while ((group !== 0n)) {
    best = Math.max(best, strength_of(lowest(group), form))
    group = rest(group)
  }
  return best
}

/** How many cards are counted in all suits together: a hand. */
function total(counts: bigint): number {
  let pairs: bigint = 0n
  pairs = wrap((counts & 34937015291116575n) + ((counts >> BigInt(5)) & 34937015291116575n))
  pairs = wrap(pairs + (pairs >> BigInt(30)))
  return Number((wrap(wrap(pairs + (pairs >> BigInt(10))) + (pairs >> BigInt(20))) & 31n))
}

/** What a clause gives each time. */
function clauses_points_of(clause: number): number {
  return Math.floor(WORDS[clause]! / 2 ** 16)
}

/** What is better at the end, as one number: points, then less strength (FR-22), then fewer
 * changes. */
function merit(hand: bigint, form: bigint): number {
  let points: number = 0
  let strength: number = 0
  ;[points, strength] = worth(hand, form)
  return ((((points * 512) - strength) * 8) - changes(form))
}

/** The cards whose penalty Island can lift. */
function worth_sparing(hand: bigint, form: bigint): bigint {
  return (in_suits(hand, form, 1016800n) & holders(hand, form, 19052757032128n))
}

/** (merit, form) with one choice made as well as possible, the others as they are; `now` is the
 * merit without it. */
function best_alone(hand: bigint, form: bigint, now: number, at: bigint, tried: bigint): [number, bigint] {
  let best: number = 0
  let best_form: bigint = 0n
  let trial: bigint = 0n
  let value: number = 0
  best = now
  best_form = form
  while ((tried !== 0n)) {
    trial = choose(form, at, lowest(tried))
    tried = rest(tried)
    value = merit(hand, trial)
    if ((value > best)) {
      best = value
      best_form = trial
    }
  }
  return [best, best_form]
}

/** Whether the clause is about no two cards sharing a suit (FR-46). */
function tells_suits_apart(clause: number): boolean {
  return (BARRED[clause]! === 18445581854450875358n)
}

/** The cards of the hand that bear one of these names. */
function named(hand: bigint, form: bigint, names: bigint): bigint {
  let found: bigint = 0n
  found = ((((names & wrap(~7881299347898368n)) | wrap(((names >> copied_name(form)) & 1n) << 52n)) | wrap(((names >> ((form >> 6n) & 63n)) & 1n) << 51n)) | wrap(((names >> ((form >> 12n) & 63n)) & 1n) << 50n))
  return (found & hand)
}

/** How many active cards are of this suit. */
function of(counts: bigint, suit: number): number {
  return Number(((counts >> BigInt((5 * suit))) & 31n))
}

/** How many of the five choices were used. */
function changes(form: bigint): number {
  let n: number = 0
  n = 0
  if ((chosen(form, 0n) !== 52)) {
    n = (n + 1)
  }
  if ((chosen(form, 6n) !== 51)) {
    n = (n + 1)
  }
  if ((chosen(form, 12n) !== 50)) {
    n = (n + 1)
  }
  if ((chosen(form, 18n) !== 63)) {
    n = (n + 1)
  }
  if ((chosen(form, 24n) !== 63)) {
    n = (n + 1)
  }
  return n
}

export { best_hand, choice_in, cleared, form_with, may_choose, name_of, row_of, standing, suit_of, survivors, total_read_otherwise, with_choice, worth }
