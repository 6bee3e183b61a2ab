"""What can be measured of a page: whether everything is where a finger and an eye find it."""

from typing import Any

from menagerie.testing.effort import EFFORT

# Width, height: a desk, a large one, a tablet, two phones, a phone on its side, 200 % zoom.
SIZES = {
    "desk": (1440, 900),
    "large": (1920, 1080),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small": (320, 640),
    "side": (844, 390),
    "zoomed": (720, 450),
}
# One of each layout: for what is looked at beside the walk through all sizes (test_every_screen).
LAYOUTS = {
    name: size
    for name, size in SIZES.items()
    if EFFORT > 1 or name in ("desk", "tablet", "small", "side")
}

# Names every fault it finds. A control must answer where it is seen: its middle, or for cards that
# lie in a fan some part of it, is not covered. Text that is cut must show it by an ellipsis.
FAULTS = """() => {
  const faults = []
  const said = (node) => {
    const text = (node.getAttribute('aria-label') || node.textContent).trim().replace(/\\s+/g, ' ')
    return `${node.className.toString().split(' ')[0]} "${text.slice(0, 50)}"`
  }
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const boxOf = (node) => node.getBoundingClientRect()
  const hidden = (node) => node.closest('.hidden') || getComputedStyle(node).clipPath !== 'none'
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  for (const place of document.querySelectorAll('.board')) {
    if (place.scrollWidth > place.clientWidth + 1) faults.push('the board scrolls sideways')
  }

  // The question, its buttons and the own hand are on the screen.
  const inside = (box) =>
    box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2
  const needed = '.bar .sentence, .bar .buttons button, .near > .own'
  for (const node of document.querySelectorAll(needed)) {
    if (seen(node) && !inside(boxOf(node))) faults.push('outside: ' + said(node))
  }

  // What the keyboard passes by is part of something larger that answers for it.
  // Under an open dialog only what is in it is to be pressed.
  const dialog = [...document.querySelectorAll('[role=dialog]')].filter(seen).at(-1)
  const place = dialog ?? document.querySelector('.shell')
  const controls = [...place.querySelectorAll('button, a[href], input, select')]
  const shown = controls.filter((node) => {
    const own = node.tabIndex >= 0 || node.matches('.card')
    return own && seen(node) && !hidden(node) && boxOf(node).width > 0
  })
  for (const node of shown) {
    const box = boxOf(node)
    const clip = node.closest('.board, .near > .own, .seats, .drawer, .lines')
    const room = boxOf(clip ?? document.documentElement)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const within =
      x > Math.max(0, room.left) && x < Math.min(innerWidth, room.right) &&
      y > Math.max(0, room.top) && y < Math.min(innerHeight, room.bottom)
    // What lies below the edge of a board is scrolled to; a card of the hand is always there.
    if (!within && node.matches('.near > .own .card')) faults.push('out of sight: ' + said(node))
    if (!within) continue
    const points = [0.12, 0.5, 0.88].flatMap((dx) => [0.15, 0.5, 0.85].map((dy) => [dx, dy]))
    const hits = points.filter(([dx, dy]) => {
      const at = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy)
      return at && (node.contains(at) || at.contains(node))
    }).length
    if (hits < (node.matches('.card') ? 1 : 5)) faults.push('covered: ' + said(node))
  }

  // Names, and what was done last, lie under nothing.
  for (const node of document.querySelectorAll('.seats :is(.name, .deed)')) {
    const { left, top, width, height } = boxOf(node)
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    if (seen(node) && at && !node.contains(at) && !at.contains(node)) {
      if (at.closest('.seats')) faults.push('covered: ' + said(node))
    }
  }

  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || node.closest('svg, .card')) continue
    if (!seen(node) || hidden(node)) continue
    const style = getComputedStyle(node)
    if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') continue
    const cut = (style.overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) ||
      (style.overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 3)
    if (cut) faults.push('cut: ' + said(node))
  }
  return [...new Set(faults)]
}"""

# Cards whose words do not fit: every part of a face lies inside its paper, and the picture is seen.
CARD_FAULTS = """() => [...document.querySelectorAll('.cards .card .plate')].flatMap((plate) => {
  const paper = plate.querySelector('.paper').getBoundingClientRect()
  const words = plate.querySelector('.words')
  const faults = []
  for (const part of plate.querySelectorAll('.title, .effect, .chip')) {
    const box = part.getBoundingClientRect()
    if (!box.width) continue
    const outside = box.bottom > paper.bottom + 0.5 || box.right > paper.right + 0.5
    if (outside || part.scrollWidth > part.clientWidth + 1) faults.push(part.classList[0])
  }
  if (words.getBoundingClientRect().bottom > paper.bottom + 0.5) faults.push('words')
  const picture = plate.querySelector('.picture').getBoundingClientRect()
  if (picture.height < paper.height * 0.2) faults.push('picture')
  const text = words.textContent.trim().replace(/\\s+/g, ' ')
  return faults.length ? [`${Math.round(paper.width)} px, ${text}: ${faults.join(', ')}`] : []
})"""


def faults(page: Any) -> list[str]:
    return list(page.evaluate(FAULTS))


def card_faults(page: Any) -> list[str]:
    return list(page.evaluate(CARD_FAULTS))
